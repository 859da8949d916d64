import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { newsletterCalls } from '#src/features/newsletter/newsletter.contract.ts'
import { FormClient } from '../../../e2e/setup/peers/form-client.ts'
import { newEmail } from '../../../e2e/setup/site/account-site.ts'
import { digestOf, sessionCookie } from '../sessions.ts'

/** Five times a second; every second like is taken back, which makes 200 writes a second. */
const beat = { milliseconds: 200, likes: 26, applications: 1, codes: 2 }

/** Writes that wait at once: during an outage no more are begun. */
const mostUnderWay = 200

const networkOfLikes = '192.0.2.1'

/** Visitors who write 200 times a second, and what the database must hold for their acknowledged writes. */
export class WritingVisitors {
  /** Pairs of session digest and article. */
  readonly likes = new Set<string>()
  /** Addresses of the newsletter; an application is repeated until it is acknowledged. */
  readonly applications = new Set<string>()
  /** Addresses of codes; these are not repeated, as each is another letter. */
  readonly codes = new Set<string>()
  acknowledged = 0
  readonly #origin: string
  readonly #tokens: string[]
  readonly #articles: string[]
  readonly #underWay = new Set<Promise<void>>()
  #pairs = 0
  #timer?: NodeJS.Timeout

  constructor(origin: string, tokens: string[], articles: string[]) {
    this.#origin = origin
    this.#tokens = tokens
    this.#articles = articles
  }

  start() {
    this.#timer = setInterval(() => {
      if (this.#underWay.size > mostUnderWay) return
      for (let each = 0; each < beat.likes; each++) this.#begin(this.#likeNext())
      for (let each = 0; each < beat.applications; each++) this.#begin(this.#apply())
      for (let each = 0; each < beat.codes; each++) this.#begin(this.#askForCode())
    }, beat.milliseconds)
  }

  /** Resolves when all writes are acknowledged. */
  async stop() {
    clearInterval(this.#timer)
    await Promise.all(this.#underWay)
  }

  /** Likes with the first session until it is acknowledged: the site writes. */
  async untilWriting() {
    while (!(await this.#isLiked(0, true).catch(() => false))) await wait(25)
  }

  #begin(act: Promise<void>) {
    const ended = act.finally(() => this.#underWay.delete(ended))
    this.#underWay.add(ended)
  }

  async #likeNext() {
    const pair = this.#pairs++
    const key = `${digestOf(this.#tokenOf(pair)).toString('hex')} ${this.#articleOf(pair)}`
    await this.#untilAcknowledged(() => this.#isLiked(pair, true))
    this.likes.add(key)
    if (pair % 2 === 0) return
    await this.#untilAcknowledged(() => this.#isLiked(pair, false))
    this.likes.delete(key)
  }

  async #isLiked(pair: number, is_liked: boolean): Promise<boolean> {
    const client = new FormClient(this.#origin, networkOfLikes)
    client.cookies.set(sessionCookie, this.#tokenOf(pair))
    const answer = await client.call(likeCalls.like.path, { content_id: this.#articleOf(pair), is_liked })
    return answer.code === 0
  }

  async #apply() {
    const email = newEmail()
    await this.#untilAcknowledged(async () => {
      const answer = await new FormClient(this.#origin).call(newsletterCalls.subscribe.path, { email })
      return answer.code === 0
    })
    this.applications.add(email)
  }

  async #askForCode() {
    const email = newEmail()
    const asked = await new FormClient(this.#origin)
      .post('/auth/login/code?lang=en', { email, terms: 'yes' })
      .catch(() => null)
    if (asked?.status !== 303) return
    this.codes.add(email)
    this.acknowledged++
  }

  async #untilAcknowledged(act: () => Promise<boolean>) {
    while (!(await act().catch(() => false))) await wait(randomInt(500, 1500))
    this.acknowledged++
  }

  #tokenOf = (pair: number): string => this.#tokens[Math.floor(pair / this.#articles.length)]!
  #articleOf = (pair: number): string => this.#articles[pair % this.#articles.length]!
}
