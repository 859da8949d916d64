import type { MouseEvent, ReactNode, Ref } from 'react'
import { usePageContext } from '../core/web/router/root.ts'
import { openSignIn, signInAddress } from '../core/web/session.ts'

interface SignInLinkProps {
  ref?: Ref<HTMLAnchorElement>
  className?: string
  /** Whether the form opens as a dialog once its script is hydrated. */
  inDialog?: boolean
  children: ReactNode
}

/** A link to the sign-in page, which redirects back to this page. */
export function SignInLink({ ref, className, inDialog = false, children }: SignInLinkProps) {
  const { language } = usePageContext().place
  // without script, the server redirects back by the Referer header
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = signInAddress(language)
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (inDialog && isPlain && openSignIn()) event.preventDefault()
  }
  return (
    <a
      ref={ref}
      href={`/auth/login?lang=${language}`}
      className={className}
      rel="nofollow"
      data-action="sign_in"
      onClick={go}
    >
      {children}
    </a>
  )
}
