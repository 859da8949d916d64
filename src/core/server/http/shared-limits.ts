import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Db } from '../postgres/db.ts'
import type { PrivateData } from '../secrets/private-data.ts'
import { networkKeyOf } from './network.ts'
import type { Redis } from './redis.ts'
import { type RequestLimit, secondsOf } from './request-limit.ts'

/** Where limits are counted: Redis, or the database while there is none. */
export interface LimitStores {
  db: Db
  redis: Redis | null
}

/** Counts by key over all instances. */
export interface SharedLimit {
  /** Counts one. Returns the seconds until the next one, 0 when allowed now. */
  take(key: string): Promise<number>
  /** The same seconds without counting. */
  findWait(key: string): Promise<number>
}

interface Limit {
  most: number
  seconds: number
}

/** A named limit; keys are stored as they are and must hold nothing private. */
export function createSharedLimit({ db, redis }: LimitStores, name: string, limit: Limit): SharedLimit {
  const inDatabase = countInDatabase(db, name, limit)
  const limiter = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inDatabase,
        keyPrefix: `encore-${name}`,
        points: limit.most,
        duration: limit.seconds,
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

/** A limit per network over all instances. */
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
