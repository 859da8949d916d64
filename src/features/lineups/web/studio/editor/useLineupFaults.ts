import { useEffect, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type LineupDraft, type LineupDraftFault, lineupDraftCalls } from '../../../lineup-drafts.contract.ts'

/** Debounce of checks. */
const pause = 300

interface LineupCheck {
  /** Null before the first answer. */
  faults: LineupDraftFault[] | null
  /** Why the last check failed. */
  failure: Failure | null
}

/** What the import would say of a draft, checked as one types. */
export function useLineupFaults(draft: LineupDraft | null): LineupCheck {
  const { ask } = useStudio()
  const [checked, setChecked] = useState<LineupCheck>({ faults: null, failure: null })
  useEffect(() => {
    if (!draft) return
    let isWanted = true
    const check = async () => {
      const answer = await ask(lineupDraftCalls.checkLineup, { draft })
      if (!isWanted) return
      setChecked((former) => (answer.ok ? { ...answer.data, failure: null } : { ...former, failure: answer }))
    }
    const timer = setTimeout(check, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [ask, draft])
  return checked
}
