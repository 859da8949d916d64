import type { Log } from '../process/log.ts'

/** When something is published next. */
export interface NextPublication {
  /** Milliseconds until the next publication after a moment; null without one. */
  milliseconds: number | null
  /** The database's clock as text. */
  now: string
}

interface Follower {
  /** Finds the next publication after a moment of the database's clock, or after now; negative when just passed. */
  findNext: (after: string | null) => Promise<NextPublication>
  log: Log
  /** Drops every page. */
  forget: () => void
}

/** Longest timer: timers cannot hold a year, and other instances schedule too. */
const longest = 60 * 60 * 1000
/** Retry delay after an outage. */
const retryDelayMs = 5000
/** Added to each moment: timers may fire early. */
const slack = 20

/** Drops pages at each publication by the database's clock; `look` re-reads the schedule. */
export function followPublications({ findNext, log, forget }: Follower): { look(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  let seen: string | null = null // publications up to here were handled
  const look = async () => {
    const own = ++looks
    clearTimeout(timer)
    const next = await findNext(seen).catch((error: Error) => error)
    if (own !== looks) return // superseded or stopped
    if (next instanceof Error) {
      log.warn({ reason: next.message }, 'the next publication could not be found; trying again')
      timer = setTimeout(look, retryDelayMs).unref()
    } else if (next.milliseconds !== null && next.milliseconds <= 0) {
      seen = next.now
      forget()
      void look()
    } else {
      seen = next.now
      timer = setTimeout(look, Math.min((next.milliseconds ?? longest) + slack, longest)).unref()
    }
  }
  void look()
  return {
    look: () => void look(),
    stop: () => {
      looks++
      clearTimeout(timer)
    },
  }
}
