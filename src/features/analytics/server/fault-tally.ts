import type { Log } from '#src/core/server/process/log.ts'
import type { FaultKind } from '../analytics.rules.ts'

interface Fault {
  kind: FaultKind
  page: string
  path?: string
  status?: number
  code?: number
}
/** Counts a visitor's fault. */
export type TallyFault = (fault: Fault) => void

/** Milliseconds between two log lines. */
const interval = 60_000
/** Different faults in one log line. */
const maxReported = 50

/** Counts faults by kind, and logs them together, at most once a minute. */
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
