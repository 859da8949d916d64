import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type Operation, type OperatorHold, operatorCalls, type Signals } from '../../operator/operator.contract.ts'

/** Figures and signs of a campaign; null until they are read. */
export function useOperation() {
  const { ask } = useStudio()
  const [operation, setOperation] = useState<Operation | null>(null)
  const [signals, setSignals] = useState<Signals | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const load = useCallback(async () => {
    const [read, listed] = await Promise.all([ask(operatorCalls.readOperation, {}), ask(operatorCalls.listSignals, {})])
    setFailure(read.ok ? (listed.ok ? null : listed) : read)
    if (read.ok) setOperation(read.data)
    if (listed.ok) setSignals(listed.data)
  }, [ask])
  useEffect(() => void load(), [load])
  const setHolds = (holds: OperatorHold[]) => setOperation((known) => known && { ...known, holds })
  return { operation, signals, failure, load, setHolds, setSignals }
}
