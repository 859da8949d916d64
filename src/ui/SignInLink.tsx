import { useRouteContext } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** A way to the sign-in page, which leads back to where one came from. */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const { language } = useRouteContext({ from: '__root__' }).place
  // without script the page that was left says where to come back to
  const sayWhere = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.search = `?${new URLSearchParams({ lang: language, returnURL: btoa(location.href) })}`
  }
  return (
    <a href={`/auth/login?lang=${language}`} className={className} rel="nofollow" onClick={sayWhere}>
      {children}
    </a>
  )
}
