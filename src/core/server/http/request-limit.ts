import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network.ts'

export interface RequestLimit {
  /** Counts a request. Returns the seconds until the network's next one, 0 when allowed now. */
  take(address: string): Promise<number>
}

/** Limits requests of one network to this process per minute. */
export function createRequestLimit(most: number): RequestLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 })
  const networks = new LRUCache({ max: 5000, memoMethod: networkOf })
  return {
    take: (address) => secondsOf(limiter.consume(networks.memo(address))),
  }
}

/** Seconds until a limiter allows the next request; 0 when it allowed this one. */
export const secondsOf = (consumed: Promise<unknown>): Promise<number> => consumed.then(() => 0, refused)

function refused(reason: unknown): number {
  if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  throw reason
}
