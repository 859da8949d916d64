import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { textsIn } from '../../../core/web/text.ts'
import type { ConsentPolicy } from '../consent.rules.ts'
import { hasChosen } from './consent-cookie.ts'

/** Asks who has not chosen yet for consent, and returns what opens the preferences, or the page about them where they do not load. */
export function useConsent(policy: ConsentPolicy): (page: string) => void {
  const { ask, place, style } = useRouteContext({ from: '__root__' })
  const open = useCallback(
    async (preferences: boolean) => {
      const { runConsent } = await import('./consent-dialog.ts')
      const { language, base } = place
      const pages = style === 'hash' ? `${base}/#` : base
      await runConsent({ ask, language, policy, pages, t: textsIn(language) }, preferences)
    },
    [ask, place, style, policy],
  )
  useEffect(() => {
    if (policy.required && !hasChosen(policy.revision)) open(false).catch(() => undefined) // the next page asks again
  }, [policy, open])
  return (page) => void open(true).catch(() => location.assign(page))
}
