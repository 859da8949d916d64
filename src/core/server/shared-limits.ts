import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Db } from './postgres/db.ts'
import { secondsOf } from './request-limit.ts'

/** Counts by keys, over all instances of the site. */
export interface SharedLimit {
  /** Counts one more of a key. Returns the seconds until it may ask again, or 0 where it may now. */
  take(key: string): Promise<number>
  /** The same seconds for the next one, which is not counted. */
  findWait(key: string): Promise<number>
}

/** A limit of so many in so many seconds, by the name under which its counts are kept. Keys are kept as they are: nothing private may be read from them. */
export function createSharedLimit(
  db: Db,
  name: string,
  { most, seconds }: { most: number; seconds: number },
): SharedLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
        return { rows, rowCount: rows.length }
      },
    },
    storeType: 'client',
    tableName: 'core_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: most,
    duration: seconds,
  })
  return {
    take: (key) => secondsOf(limiter.consume(key)),
    findWait: async (key) => {
      const counted = await limiter.get(key)
      return counted && counted.consumedPoints >= most ? Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) : 0
    },
  }
}
