import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network.ts'

export interface RequestLimit {
  /** Counts a request. Returns the seconds until the network's next one, 0 when allowed now. */
  take(address: string): Promise<number>
}

/** A limit that can be looked at. */
export interface WatchedLimit extends RequestLimit {
  /** The same seconds without counting. */
  findWait(address: string): Promise<number>
}

/** Limits requests of one network to this process per minute. */
export function createRequestLimit(most: number): WatchedLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 })
  const networks = new LRUCache({ max: 5000, memoMethod: networkOf })
  return {
    take: (address) => secondsOf(limiter.consume(networks.memo(address))),
    findWait: async (address) => waitOf(await limiter.get(networks.memo(address)), most),
  }
}

/** Seconds until a limiter allows the next request; 0 when it allowed this one. */
export const secondsOf = (consumed: Promise<unknown>): Promise<number> => consumed.then(() => 0, refused)

/** The same of a limiter's count, which counts nothing. */
const waitOf = (counted: RateLimiterRes | null, most: number): number =>
  counted && counted.consumedPoints >= most ? wholeSeconds(counted) : 0

function refused(reason: unknown): number {
  if (reason instanceof RateLimiterRes) return wholeSeconds(reason)
  throw reason
}

const wholeSeconds = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))
