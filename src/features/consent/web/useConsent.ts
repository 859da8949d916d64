import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useText } from '../../../core/web/text.ts'

/** Asks for consent once the page has time, and returns what opens the preferences. */
export function useConsent({ required, revision }: { required: boolean; revision: number }): () => void {
  const { ask, place } = useRouteContext({ from: '__root__' })
  const t = useText()
  const open = useCallback(
    async (preferences: boolean) => {
      const { runConsent } = await import('./consent-dialog.ts')
      await runConsent({ ask, language: place.language, revision, t }, preferences)
    },
    [ask, place, revision, t],
  )
  useEffect(() => {
    if (required) open(false)
  }, [required, open])
  return () => void open(true)
}
