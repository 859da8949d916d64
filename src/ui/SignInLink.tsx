import { useRouteContext } from '@tanstack/react-router'
import type { MouseEvent, ReactNode, Ref } from 'react'

interface SignInLinkProps {
  ref?: Ref<HTMLAnchorElement>
  className?: string
  children: ReactNode
}

/** A way to the sign-in page, which leads back to where one came from. */
export function SignInLink({ ref, className, children }: SignInLinkProps) {
  const { language } = useRouteContext({ from: '__root__' }).place
  // without script the page that was left says where to come back to
  const sayWhere = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.search = `?${new URLSearchParams({ lang: language, returnURL: btoa(location.href) })}`
  }
  return (
    <a ref={ref} href={`/auth/login?lang=${language}`} className={className} rel="nofollow" onClick={sayWhere}>
      {children}
    </a>
  )
}
