import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Db } from '../postgres/db.ts'
import type { PrivateData } from '../secrets/private-data.ts'
import { networkKeyOf } from './network.ts'
import type { Redis } from './redis.ts'
import { type RequestLimit, secondsOf } from './request-limit.ts'
import { findPeriod, type Period, updateCounted, updateGivenBack } from './shared-limits.store.ts'

/** Where limits are counted: the database; Redis, where there is one, turns away what is beyond a limit. */
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
  /** Takes one off the running period, for what was counted and came to nothing. */
  giveBack(key: string): Promise<void>
  /** How many were counted within the running period. */
  count(key: string): Promise<number>
}

interface Limit {
  most: number
  seconds: number
}

/** A named limit; keys are stored as they are and must hold nothing private. */
export function createSharedLimit({ db, redis }: LimitStores, name: string, limit: Limit): SharedLimit {
  const front = redis && turnAwayInRedis(redis, name, limit)
  const keyOf = (key: string) => `${name}:${key}`
  const waitAfter = ({ counted, seconds }: Period, most: number) => (counted > most ? seconds : 0)
  return {
    take: async (key) => (await front?.take(key)) || waitAfter(await updateCounted(db, keyOf(key), limit), limit.most),
    findWait: async (key) => waitAfter(await findPeriod(db, keyOf(key)), limit.most - 1),
    giveBack: async (key) => {
      await front?.giveBack(key)
      await updateGivenBack(db, keyOf(key))
    },
    count: async (key) => (await findPeriod(db, keyOf(key))).counted,
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

/** Counts in Redis, where there are no seconds to wait while it is away, as the database counts in any case. */
function turnAwayInRedis(redis: Redis, name: string, { most, seconds }: Limit): Pick<SharedLimit, 'take' | 'giveBack'> {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    rejectIfRedisNotReady: true,
    keyPrefix: `encore-${name}`,
    points: most,
    duration: seconds,
  })
  return {
    take: (key) => secondsOf(limiter.consume(key)).catch(() => 0),
    giveBack: (key) =>
      limiter.reward(key).then(
        () => undefined,
        () => undefined,
      ),
  }
}
