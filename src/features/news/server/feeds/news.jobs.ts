import type { ContentVersions } from '#src/core/server/pages/static-pages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { findNextPublication, findVersions } from '../articles/versions.store.ts'

interface Follower {
  db: Db
  log: Log
  /** Forgets every kept page. */
  forget: () => void
}

/** Milliseconds between two looks at most: no timer holds a year, and another instance may have planned something unheard. */
const longest = 60 * 60 * 1000
/** Milliseconds after which a database that did not answer is asked again. */
const retryDelayMs = 5000
/** Milliseconds that are waited beyond the moment itself: timers may fire a little early. */
const slack = 20

/** Forgets the pages whenever an article's moment comes, by the database's clock, until it is stopped; `look` says that articles have changed. */
export function followSchedule({ db, log, forget }: Follower): { look(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  let seen: string | null = null // until when moments that have come were told
  const look = async () => {
    const own = ++looks
    clearTimeout(timer)
    const next = await findNextPublication(db, seen).catch((error: Error) => error)
    if (own !== looks) return // a later look has planned, or it was stopped
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
  follow: (versions: ContentVersions) => void
}

/** Tells how all articles stand, whenever `look` says that they may have changed, until it is stopped. Looks that are asked for during one become one; one that failed is repeated. */
export function followVersions({ db, log, follow }: VersionsFollower): { look(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isAskedAgain = false
  let underWay: Promise<void> | null = null
  const read = async () => {
    do {
      isAskedAgain = false
      clearTimeout(timer)
      const versions = await findVersions(db).catch((error: Error) => error)
      if (isStopped) return
      if (versions instanceof Error) {
        log.warn({ reason: versions.message }, 'the versions of articles could not be read; trying again')
        timer = setTimeout(look, retryDelayMs).unref()
      } else follow(versions)
    } while (isAskedAgain)
    underWay = null
  }
  const look = () => {
    isAskedAgain = true
    underWay ??= read()
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
