import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { type Binding, type Reward, rewardCalls } from '../../rewards.contract.ts'
import { useLookAgain } from '../live/useLookAgain.ts'

export interface Rewards {
  binding: Binding | null
  rewards: Reward[]
}

/** Milliseconds between looks at rewards on their way. */
const lookAgainMs = 4000

/** Binding and rewards of the signed-in account; null until they are known. */
export function useRewards() {
  const { ask } = usePageContext()
  const [rewards, setRewards] = useState<Rewards | null>(null)
  const [fault, setFault] = useState<string>()
  /** The claim that waits for a fresh proof of the account's owner. */
  const [waiting, setWaiting] = useState<{ claim: () => Promise<unknown> } | null>(null)
  const take = useCallback((answer: { ok: true; data: Rewards } | { ok: false; error: string }) => {
    setFault(answer.ok ? undefined : answer.error)
    if (answer.ok) setRewards(answer.data)
    return answer.ok
  }, [])
  const read = useCallback(async () => take(await ask(rewardCalls.readRewards, {})), [ask, take])
  useEffect(() => void read(), [read])
  const isMoving =
    rewards?.rewards.some(({ claim }) => claim?.state === 'requested' || claim?.state === 'sent') ?? false
  useLookAgain(read, isMoving ? lookAgainMs : null)
  const claimBy = async (run: () => Promise<Parameters<typeof take>[0]>) => {
    const answer = await run()
    const isDue = !answer.ok && answer.error === 'confirmation_due'
    setWaiting(isDue ? { claim: () => claimBy(run) } : null)
    return isDue ? false : take(answer)
  }
  return {
    rewards,
    fault,
    read,
    take,
    waiting,
    claim: (level: number) => claimBy(() => ask(rewardCalls.claimReward, { level })),
    claimAll: () => claimBy(() => ask(rewardCalls.claimRewards, {})),
    stopWaiting: () => setWaiting(null),
  }
}
