import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'

interface ChildBounds {
  /** Connection whose client needs the child. */
  connection: EventEmitter
  /** Time to finish once the connection is closed. */
  graceMs: number
  timeoutMs: number
}

/** Kills a child at its timeout, and soon after its connection was closed. Call `release` once it has ended. */
export function boundChild(child: ChildProcess, { connection, graceMs, timeoutMs }: ChildBounds) {
  let isTimedOut = false
  const timeout = setTimeout(() => {
    isTimedOut = true
    child.kill('SIGKILL')
  }, timeoutMs)
  let grace: NodeJS.Timeout | undefined
  const onClose = () => {
    grace = setTimeout(() => child.kill('SIGKILL'), graceMs)
  }
  connection.once('close', onClose)
  return {
    isTimedOut: () => isTimedOut,
    release: () => {
      clearTimeout(timeout)
      clearTimeout(grace)
      connection.off('close', onClose)
    },
  }
}
