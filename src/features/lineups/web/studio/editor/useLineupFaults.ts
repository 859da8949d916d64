import { useEffect, useState } from 'react'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type LineupDraft, type LineupDraftFault, lineupDraftCalls } from '../../../lineup-drafts.contract.ts'

/** Debounce of checks. */
const pause = 300

/** What the import would say of a draft, checked as one types; null before the first answer. */
export function useLineupFaults(draft: LineupDraft | null): LineupDraftFault[] | null {
  const { ask } = useStudio()
  const [faults, setFaults] = useState<LineupDraftFault[] | null>(null)
  useEffect(() => {
    if (!draft) return
    let isWanted = true
    const check = async () => {
      const answer = await ask(lineupDraftCalls.checkLineup, { draft })
      if (isWanted && answer.ok) setFaults(answer.data.faults)
    }
    const timer = setTimeout(check, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [ask, draft])
  return faults
}
