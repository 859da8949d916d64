import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network.ts'

/** Counts the requests of each network. */
export interface RequestLimit {
  /** Counts one more of an address. Returns the seconds until its network may ask again, or 0 where it may now. */
  take(address: string): Promise<number>
}

/** A limit on the requests that one network may send to this process in a minute. */
export function createRequestLimit(most: number): RequestLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 })
  const networks = new LRUCache({ max: 5000, memoMethod: networkOf })
  return {
    take: (address) => secondsOf(limiter.consume(networks.memo(address))),
  }
}

/** Seconds until a limiter lets one more through: 0 where it just has. */
export const secondsOf = (consumed: Promise<unknown>): Promise<number> => consumed.then(() => 0, refused)

function refused(reason: unknown): number {
  if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  throw reason
}
