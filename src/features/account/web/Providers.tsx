import { useEffect, useState } from 'react'
import { languageFacts } from '#src/core/languages.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { returnTextOf } from '../sign-in.rules.ts'
import { type SignInWay, signInFormCalls } from '../sign-in-form.contract.ts'
import styles from './SignInDialog.module.css'
import type { SignInDialogProps } from './SignInDialog.tsx'

/** Submit buttons of the providers within the form; those that refuse the game's web view are only named. */
export function Providers({ ask, language, isInGame }: Pick<SignInDialogProps, 'ask' | 'language' | 'isInGame'>) {
  const t = textsIn(language)
  const [ways, setWays] = useState<SignInWay[]>([])
  useEffect(() => {
    void ask(signInFormCalls.listWays, {}).then((answer) => answer.ok && setWays(answer.data.ways))
  }, [ask])
  const elsewhere = ways.filter(({ isInWebView }) => isInGame && !isInWebView)
  const either = new Intl.ListFormat(languageFacts[language].tag, { type: 'disjunction' })
  return (
    <>
      <input type="hidden" name="returnURL" value={returnTextOf(location.href)} />
      {ways
        .filter((way) => !elsewhere.includes(way))
        .map(({ channel, label }) => (
          <button
            key={channel}
            type="submit"
            className={styles.other}
            formAction={`/auth/login/channel/${channel}?lang=${language}`}
          >
            {t('account.signIn.with', { label })}
          </button>
        ))}
      {elsewhere.length > 0 && (
        <p>{t('account.signIn.openInBrowser', { labels: either.format(elsewhere.map(({ label }) => label)) })}</p>
      )}
    </>
  )
}
