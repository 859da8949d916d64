import { loadTexts } from 'virtual:texts'
import { lazy, Suspense, useRef } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { accountAddress, useSession } from '#src/core/web/session.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { useFocusAfter } from '#src/ui/hooks/useFocusAfter.ts'
import { SignInLink } from '#src/ui/SignInLink.tsx'
import styles from './SignInControl.module.css'

const UserMenu = lazy(() =>
  Promise.all([import('./UserMenu.tsx'), loadTexts('account')]).then(
    ([module]) => ({ default: module.UserMenu }),
    () => ({ default: AccountLink }), // a failed menu must not break the page
  ),
)

/** Fallback if the user menu fails to load. */
function AccountLink() {
  const t = useText()
  return (
    <a href={accountAddress(usePageContext())} className={styles.button}>
      {t('site.account')}
    </a>
  )
}

/** A sign-in link, or the user's menu; `isInMenu` lists its entries without a menu of their own. */
export function SignInControl({ isInMenu = false }: { isInMenu?: boolean }) {
  const t = useText()
  const session = useSession()
  const link = useRef<HTMLAnchorElement>(null)
  useFocusAfter(link, session === undefined ? undefined : session === null) // the sign-out button is gone together with its menu
  if (session) {
    return (
      <Suspense>
        <UserMenu user={session} isInMenu={isInMenu} />
      </Suspense>
    )
  }
  return (
    <SignInLink ref={link} className={styles.button}>
      {t('site.signIn')}
    </SignInLink>
  )
}
