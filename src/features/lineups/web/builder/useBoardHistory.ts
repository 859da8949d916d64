import { useCallback, useState } from 'react'
import type { BoardUnit } from '../../lineups.contract.ts'

/** A board with its earlier and later states. */
export interface BoardHistory {
  board: BoardUnit[]
  /** One step of undo, whatever it changes. */
  change: (board: BoardUnit[]) => void
  /** Starts with another board, without a way back. */
  restart: (board: BoardUnit[]) => void
  /** Undefined if there is nothing to undo or redo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Steps that can be undone. */
const mostSteps = 200

interface Steps {
  past: BoardUnit[][]
  board: BoardUnit[]
  future: BoardUnit[][]
}

export function useBoardHistory(first: BoardUnit[]): BoardHistory {
  const [{ past, board, future }, setSteps] = useState<Steps>({ past: [], board: first, future: [] })
  const change = useCallback((next: BoardUnit[]) => {
    setSteps((steps) =>
      next === steps.board ? steps : { past: [...steps.past, steps.board].slice(-mostSteps), board: next, future: [] },
    )
  }, [])
  const restart = useCallback((next: BoardUnit[]) => setSteps({ past: [], board: next, future: [] }), [])
  const undo = useCallback(() => setSteps(undone), [])
  const redo = useCallback(() => setSteps(redone), [])
  return {
    board,
    change,
    restart,
    undo: past.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
  }
}

const undone = (steps: Steps): Steps => {
  const last = steps.past.at(-1)
  return last ? { past: steps.past.slice(0, -1), board: last, future: [steps.board, ...steps.future] } : steps
}

const redone = (steps: Steps): Steps => {
  const [next, ...future] = steps.future
  return next ? { past: [...steps.past, steps.board], board: next, future } : steps
}
