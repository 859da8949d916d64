import { setImmediate as nextRound } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '../http/network.ts'
import { secondsOf } from '../http/request-limit.ts'
import type { Rendered } from './page-cache.ts'

interface RenderLimits {
  /** Uncacheable renderings of one network in a minute. */
  perMinute: number
  /** Renderings under way in this process. */
  underWay: number
}

/** A refused rendering, with the status of its answer. */
export class RenderRefusal extends Error {
  readonly statusCode: 429 | 503
  /** Seconds until the next try. */
  readonly seconds: number

  constructor(statusCode: 429 | 503, seconds: number) {
    super(statusCode === 429 ? 'too many uncacheable pages of one network' : 'too many renderings under way')
    this.statusCode = statusCode
    this.seconds = seconds
  }
}

/** Bounds the uncacheable renderings of a network, and all that are under way. */
export class RenderLimit {
  readonly #budget: RateLimiterMemory
  readonly #networks = new LRUCache({ max: 5000, memoMethod: networkOf })
  readonly #mostUnderWay: number
  #underWay = 0

  constructor({ perMinute, underWay }: RenderLimits) {
    this.#budget = new RateLimiterMemory({ points: perMinute, duration: 60 })
    this.#mostUnderWay = underWay
  }

  /** Renders for a visitor's address; throws RenderRefusal. */
  async run(address: string, render: () => Promise<Rendered>): Promise<Rendered> {
    if (this.#underWay >= this.#mostUnderWay) throw new RenderRefusal(503, 2)
    this.#underWay++
    try {
      return await this.#count(this.#networks.memo(address), render)
    } finally {
      this.#underWay--
    }
  }

  async #count(network: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const seconds = await secondsOf(this.#budget.consume(network))
    if (seconds > 0) throw new RenderRefusal(429, seconds)
    const rendered = await render()
    if (rendered.status === 200 && rendered.isKept) await this.#budget.reward(network)
    return rendered
  }
}

const oneAtATime = pLimit(1)

/** Runs work that blocks the process after what waits for it: kept pages and calls wait for one rendering at most. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  oneAtATime(async () => {
    await nextRound()
    return work()
  })
