import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { type ArticleVersions, findVersions } from '../articles/versions.store.ts'

/** Retry delay after an outage. */
const retryDelayMs = 5000

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
