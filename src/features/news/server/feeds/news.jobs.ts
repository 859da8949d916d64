import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { type ArticleVersions, findNextPublication, findVersions } from '../articles/versions.store.ts'

interface Follower {
  db: Db
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
export function followSchedule({ db, log, forget }: Follower): { look(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  let seen: string | null = null // publications up to here were handled
  const look = async () => {
    const own = ++looks
    clearTimeout(timer)
    const next = await findNextPublication(db, seen).catch((error: Error) => error)
    if (own !== looks) return // superseded or stopped
    if (next instanceof Error) {
      log.warn({ reason: next.message }, 'the next article to be published could not be found; trying again')
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

interface VersionsFollower {
  db: Db
  log: Log
  follow: (versions: ArticleVersions) => Promise<void>
}

/** Reports versions after each `look`, coalesced and retried; `look` resolves after its first try. */
export function followVersions({ db, log, follow }: VersionsFollower): {
  look(): Promise<void>
  stop(): Promise<void>
} {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isAskedAgain = false
  let underWay: Promise<void> | null = null
  const report = async () => {
    const versions = await findVersions(db)
    if (!isStopped) await follow(versions)
  }
  const read = async () => {
    do {
      isAskedAgain = false
      clearTimeout(timer)
      const failure = await report().catch((error: Error) => error)
      if (isStopped) return
      if (failure) {
        log.warn({ reason: failure.message }, 'the versions of articles could not be read; trying again')
        timer = setTimeout(look, retryDelayMs).unref()
      }
    } while (isAskedAgain)
    underWay = null
  }
  const look = () => {
    isAskedAgain = true
    underWay ??= read()
    return underWay
  }
  return {
    look,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
