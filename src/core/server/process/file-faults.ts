import type { Log } from './log.ts'

/** Receives why a file of a cache could not be used. */
export type ReportFileFault = (error: unknown) => void

/** Time until the same kind of fault is logged again: a full disk fails every write. */
const quietMs = 60 * 60 * 1000

/** Logs faults of the data folder that cost nothing but time, each kind once an hour. */
export function createFileFaultReport(log: Pick<Log, 'warn'>): ReportFileFault {
  const told = new Map<string, number>()
  return (error) => {
    const { code, message } = error as NodeJS.ErrnoException
    const kind = code ?? message
    if (Date.now() - (told.get(kind) ?? -quietMs) < quietMs) return
    told.set(kind, Date.now())
    log.warn({ reason: message }, 'a file of the data folder could not be used; the site goes on without it')
  }
}
