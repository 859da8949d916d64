import { loadTexts } from 'virtual:texts'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useText } from '../../core/web/text.ts'
import { useSession } from '../../features/account/web/session.ts'
import styles from './SignInControl.module.css'

const UserMenu = lazy(async () => {
  const [module] = await Promise.all([import('./UserMenu.tsx'), loadTexts('account')])
  return { default: module.UserMenu }
})

/** The way to the sign-in page or, of who is signed in, the name with what they may do; in a menu without one of its own. */
export function SignInControl({ isInMenu = false }: { isInMenu?: boolean }) {
  const t = useText()
  const session = useSession()
  const { language } = useRouteContext({ from: '__root__' }).place
  if (session) {
    return (
      <Suspense>
        <UserMenu user={session} isInMenu={isInMenu} />
      </Suspense>
    )
  }
  // without script the page that was left says where to come back to
  const sayWhere = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.search = `?${new URLSearchParams({ lang: language, returnURL: btoa(location.href) })}`
  }
  return (
    <a href={`/auth/login?lang=${language}`} className={styles.button} rel="nofollow" onClick={sayWhere}>
      {t('site.signIn')}
    </a>
  )
}
