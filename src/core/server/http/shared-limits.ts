import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Db } from '../postgres/db.ts'
import type { PrivateData } from '../secrets/private-data.ts'
import { networkKeyOf } from './network.ts'
import type { Redis } from './redis.ts'
import { type RequestLimit, secondsOf } from './request-limit.ts'

/** Where limits are counted: in Redis if there is one, and in the database while it is out of reach. */
export interface LimitStores {
  db: Db
  redis: Redis | null
}

/** Counts by keys, over all instances of the site. */
export interface SharedLimit {
  /** Counts one more of a key. Returns the seconds until it may ask again, or 0 where it may now. */
  take(key: string): Promise<number>
  /** The same seconds for the next one, which is not counted. */
  findWait(key: string): Promise<number>
}

interface Limit {
  most: number
  seconds: number
}

/** A limit of so many in so many seconds, by the name under which its counts are kept. Keys are kept as they are: nothing private may be read from them. */
export function createSharedLimit({ db, redis }: LimitStores, name: string, limit: Limit): SharedLimit {
  const inDatabase = countInDatabase(db, name, limit)
  const limiter = redis
    ? new RateLimiterRedis({
        ...{ storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: inDatabase },
        ...{ keyPrefix: `encore-${name}`, points: limit.most, duration: limit.seconds },
      })
    : inDatabase
  return {
    take: (key) => secondsOf(limiter.consume(key)),
    findWait: async (key) => {
      const counted = await limiter.get(key)
      return counted && counted.consumedPoints >= limit.most ? Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) : 0
    },
  }
}

/** A limit on what one network may ask in so many seconds, over all instances. */
export function createNetworkLimit(
  parts: LimitStores & { privateData: Pick<PrivateData, 'digestsOf'> },
  name: string,
  limit: Limit,
): RequestLimit {
  const counted = createSharedLimit(parts, name, limit)
  return { take: (address) => counted.take(networkKeyOf(address, parts.privateData)) }
}

const countInDatabase = (db: Db, name: string, { most, seconds }: Limit) =>
  new RateLimiterPostgres({
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
