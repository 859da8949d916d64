import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { textsIn } from '../../../core/web/text.ts'
import type { ConsentPolicy } from '../consent.rules.ts'

/** Asks for consent once the page has time, and returns what opens the preferences. */
export function useConsent(policy: ConsentPolicy): () => void {
  const { ask, place } = useRouteContext({ from: '__root__' })
  const open = useCallback(
    async (preferences: boolean) => {
      const { runConsent } = await import('./consent-dialog.ts')
      const { language } = place
      await runConsent({ ask, language, policy, t: textsIn(language) }, preferences)
    },
    [ask, place, policy],
  )
  useEffect(() => {
    if (policy.required) open(false)
  }, [policy, open])
  return () => void open(true)
}
