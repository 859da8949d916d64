import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { useFocusAfter } from '#src/ui/hooks/useFocusAfter.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SignInLink } from '#src/ui/SignInLink.tsx'
import styles from './LikeButton.module.css'

interface Likes {
  like_num: number
  is_liked: boolean
}

/** Toggles a like; signed-out visitors sign in first. */
export function LikeButton({ id }: { id: string }) {
  const t = useText()
  const { ask } = usePageContext()
  const session = useSession()
  const isSignedIn = Boolean(session)
  const button = useRef<HTMLButtonElement>(null)
  const [likes, setLikes] = useState<Likes | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useFocusAfter(button, session === null ? false : likes ? true : undefined) // the sign-in link is gone
  useEffect(() => {
    if (!isSignedIn) return
    let isWanted = true
    void ask(likeCalls.listLikes, { content_id_list: [id] }).then((answer) => {
      if (!isWanted) return
      if (answer.ok) setLikes(answer.data.like_info_list[0]!)
      else setFault(answer.error)
    })
    return () => {
      isWanted = false
    }
  }, [ask, id, isSignedIn])
  const like = async () => {
    const answer = await ask(likeCalls.like, { content_id: id, is_liked: !likes?.is_liked })
    if (answer.ok) setLikes(answer.data)
    setFault(answer.ok ? null : answer.error)
  }
  if (!isSignedIn) {
    return (
      <SignInLink className={styles.button} inDialog>
        <Icon name="heart" />
        {t('news.like')}
      </SignInLink>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-pressed={likes?.is_liked ?? false}
        disabled={!likes && !fault}
        onClick={() => void like()}
      >
        <Icon name="heart" />
        {t('news.like')}
        {likes && likes.like_num > 0 && <span>{likes.like_num}</span>}
      </button>
      {fault && (
        <p role="alert" className={styles.fault}>
          {t(errorKey(fault, ['news']))}
        </p>
      )}
    </>
  )
}
