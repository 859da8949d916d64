import type { Log } from '#src/core/server/process/log.ts'
import type { FaultKind } from '../analytics.rules.ts'

interface Fault {
  kind: FaultKind
  page: string
  path?: string
  status?: number
  code?: number
}
/** Counts a fault that a visitor met. */
export type TallyFault = (fault: Fault) => void

/** Between two lines of the log. */
const interval = 60_000
/** Different faults that one line tells apart. */
const maxReported = 50

/** Counts each fault by its kind, and tells the log of all of them together, once a minute at most. */
export function createFaultTally({ log, count }: { log: Log; count: (kind: FaultKind) => void }): TallyFault {
  const tally = new Map<string, number>()
  const report = () => {
    log.info({ faults: Object.fromEntries(tally) }, 'faults that visitors met')
    tally.clear()
  }
  return ({ kind, page, path = page, status = '', code = '' }) => {
    count(kind)
    if (tally.size === 0) setTimeout(report, interval).unref()
    const named = `${kind} ${path} ${status}${code}`.trim()
    const key = tally.has(named) || tally.size < maxReported ? named : kind
    tally.set(key, (tally.get(key) ?? 0) + 1)
  }
}
