import { loadTexts } from 'virtual:texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasCookies } from '#src/core/web/cookies.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { ConsentPolicy } from '../consent.rules.ts'
import { hasChosen } from './consent-cookie.ts'
import type { ConsentOption } from './consent-dialog.ts'

/** Shows the banner to undecided visitors whose browser can keep a choice. Returns the function that applies an option. */
export function useConsent(policy: ConsentPolicy): (option: ConsentOption) => void {
  const { ask, place } = usePageContext()
  const navigate = useNavigate()
  useEffect(() => {
    const isHeld = window.parent !== window // a draft's preview within the studio
    const isUndecided = policy.required && !isHeld && hasCookies() && !hasChosen(policy.revision)
    document.documentElement.toggleAttribute('data-undecided', isUndecided)
  }, [policy])
  const apply = async (option: ConsentOption) => {
    const [dialog] = await Promise.all([import('./consent-dialog.ts'), loadTexts('consent-dialog')])
    await dialog.applyConsent(option, { ask, language: place.language, policy, t: textsIn(place.language) })
  }
  // Without the library, preferences open the cookie policy, and the banner stays.
  return (option) =>
    void apply(option).catch(() => {
      if (option === 'preferences') return navigate({ to: '/cookie-policy', reloadDocument: true })
    })
}
