import { loadTexts } from 'virtual:texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { ConsentPolicy } from '../consent.rules.ts'
import { hasChosen } from './consent-cookie.ts'
import type { ConsentOption } from './consent-dialog.ts'

/** Shows the banner to who has not chosen yet, and returns what fulfils a wish about consent. */
export function useConsent(policy: ConsentPolicy): (option: ConsentOption) => void {
  const { ask, place } = usePageContext()
  const navigate = useNavigate()
  useEffect(() => {
    const isHeld = window.parent !== window // by the studio alone, for an editor who looks at a draft
    const isUndecided = policy.required && !isHeld && !hasChosen(policy.revision)
    document.documentElement.toggleAttribute('data-undecided', isUndecided)
  }, [policy])
  const apply = async (option: ConsentOption) => {
    const [dialog] = await Promise.all([import('./consent-dialog.ts'), loadTexts('consent-dialog')])
    await dialog.applyConsent(option, { ask, language: place.language, policy, t: textsIn(place.language) })
  }
  // Where the library does not load, a page tells about the choices, and the banner goes on asking.
  return (option) =>
    void apply(option).catch(() => {
      if (option === 'preferences') return navigate({ to: '/cookie-policy', reloadDocument: true })
    })
}
