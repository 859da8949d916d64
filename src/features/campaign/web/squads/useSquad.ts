import { useCallback, useEffect, useState } from 'react'
import type { Answer, Call } from '#src/core/call.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { readInviteCode } from '../../invite-codes.rules.ts'
import { type SquadView, squadCalls } from '../../squads.contract.ts'
import { useLookAgain } from '../live/useLookAgain.ts'

/** Milliseconds between looks at a squad that friends may join. */
const lookAgainMs = 30_000

/** The squad of the account; undefined until it is known, null if it can't be read. */
export function useSquad() {
  const { ask } = usePageContext()
  const isSignedIn = Boolean(useSession())
  const [view, setView] = useState<SquadView | null>()
  const take = useCallback((answer: Answer<Call<never, (typeof squadCalls)['readSquad']['output']>>) => {
    if (answer.ok) setView(answer.data)
    return answer.ok ? undefined : answer.error
  }, [])
  const read = useCallback(async () => {
    const answer = await ask(squadCalls.readSquad, {})
    setView((known) => (answer.ok ? answer.data : (known ?? null)))
  }, [ask])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in or sign-out changes the squad
  useEffect(() => {
    const invite = new URLSearchParams(location.search).get('invite')
    if (!invite || 'fault' in readInviteCode(invite)) return void read()
    // a link's code is kept by a call, as robots fetch links too
    void ask(squadCalls.keepInvitation, { invite }).then((answer) => (answer.ok ? setView(answer.data) : read()))
  }, [ask, read, isSignedIn])
  const isFilling = view?.squad != null && view.squad.seats.length < view.squad.size
  useLookAgain(read, isFilling ? lookAgainMs : null)
  return { view, take, read }
}
