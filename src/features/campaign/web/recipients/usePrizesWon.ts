import { useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { type PrizesWonView, recipientCalls } from '../../recipients.contract.ts'

/** The prizes of the signed-in account; undefined until they are known, null if they can't be read. */
export function usePrizesWon(draws: number) {
  const { ask } = usePageContext()
  const isSignedIn = Boolean(useSession())
  const [view, setView] = useState<PrizesWonView | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draw may win
  useEffect(() => {
    if (!isSignedIn) return setView(undefined)
    void ask(recipientCalls.readPrizesWon, {}).then((answer) => setView(answer.ok ? answer.data : null))
  }, [ask, isSignedIn, draws])
  return { view, take: setView }
}
