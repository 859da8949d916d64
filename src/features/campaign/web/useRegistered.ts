import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { campaignCalls } from '../campaign.contract.ts'

/** Milliseconds between two questions for the count. */
const interval = 15_000

/** How many phones are registered: asked for at once, and again while registration is open and the page visible. */
export function useRegistered(known: number, isOpen: boolean) {
  const { ask } = usePageContext()
  const [count, setCount] = useState(known)
  const refresh = useCallback(async () => {
    const answer = await ask(campaignCalls.getReserveNumber, {})
    if (answer.ok) setCount(answer.data.reserve_num)
  }, [ask])
  useEffect(() => {
    void refresh()
    if (!isOpen) return
    const onTurn = () => {
      if (!document.hidden) void refresh()
    }
    const timer = setInterval(onTurn, interval)
    document.addEventListener('visibilitychange', onTurn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onTurn)
    }
  }, [refresh, isOpen])
  return { count, refresh }
}
