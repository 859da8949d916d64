import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '#src/core/languages.ts'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { routes } from '../../e2e/setup/browser/views.ts'
import { FormClient } from '../../e2e/setup/peers/form-client.ts'
import type { MailServer } from '../../e2e/setup/peers/mail-server.ts'
import { newEmail } from '../../e2e/setup/site/account-site.ts'

const pages = languages.flatMap((language) => routes.map((path) => `/${language}${path}`))
const [pagesOfVisit, picturesOfVisit] = [15, 3]

/** Visitors who read, search, look at pictures, sign in and like. */
export class BrowsingVisitors {
  /** Answers by status. */
  readonly answers = new Map<number, number>()
  /** Answers other than expected, as `503 /en/news`. */
  readonly unexpected: string[] = []
  readonly #origin: string
  readonly #mails: MailServer
  readonly #underWay = new Set<Promise<void>>()
  #timer?: NodeJS.Timeout

  constructor(origin: string, mails: MailServer) {
    this.#origin = origin
    this.#mails = mails
  }

  start(aSecond: number) {
    this.#timer = setInterval(() => {
      const visit = this.#visit()
        .catch((error: Error) => void this.unexpected.push(error.message))
        .finally(() => this.#underWay.delete(visit))
      this.#underWay.add(visit)
    }, 1000 / aSecond)
  }

  async stop() {
    clearInterval(this.#timer)
    await Promise.all(this.#underWay)
  }

  /** Number of answers with statuses from 500. */
  get failures(): number {
    return [...this.answers].reduce((sum, [status, count]) => (status >= 500 ? sum + count : sum), 0)
  }

  async #visit() {
    const client = new FormClient(this.#origin)
    let html = ''
    for (let page = 0; page < pagesOfVisit; page++) html = await this.#get(client, oneOf(pages))
    const word = randomUUID().slice(0, 8)
    for (const path of ['/en/news?q=', '/th/books/hero?q=', '/zh/rank/lineup?q=']) await this.#get(client, path + word)
    const pictures = [...html.matchAll(/"(\/act\/[^" ]+\.(?:avif|webp|png|jpg))/g)].map(([, path]) => path!)
    for (const picture of pictures.slice(0, picturesOfVisit)) await this.#get(client, picture)
    for (const path of [`/en/${word}.html`, `/act/${word}.png`]) await this.#get(client, path, 404)
    const { info_content } = await this.#ask(client, newsCalls.listFeeds.path, { primary_label_id: 1 })
    await this.#ask(client, newsCalls.searchFeeds.path, { keyword: word })
    const { content_id } = oneOf(info_content as { content_id: string }[])
    await this.#ask(client, newsCalls.readArticle.path, { content_id })
    await this.#signIn(client)
    for (const is_liked of [true, false]) await this.#ask(client, likeCalls.like.path, { content_id, is_liked })
  }

  async #signIn(client: FormClient) {
    const email = newEmail()
    const asked = await client.post('/auth/login/code?lang=en', { email, terms: 'yes' })
    this.#count(asked.status, 303, '/auth/login/code')
    while (this.#mails.to(email).length === 0) await wait(50)
    const [code] = /\d{6}/.exec(this.#mails.to(email)[0]!.subject!)!
    const entered = await client.post('/auth/login/verify?lang=en', { code: code!, script: 'no' })
    this.#count(entered.status, 303, '/auth/login/verify')
  }

  async #get(client: FormClient, path: string, expected?: number): Promise<string> {
    const response = await client.get(path)
    const text = await response.text()
    this.#count(response.status, expected ?? (path.endsWith('/missing.html') ? 404 : 200), path)
    return text
  }

  async #ask(client: FormClient, path: string, input: object): Promise<Record<string, unknown>> {
    const { code, data } = await client.call(path, input)
    this.#count(code === 0 ? 200 : Number(code), 200, path)
    return data as Record<string, unknown>
  }

  #count(status: number, expected: number, path: string) {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1)
    if (status !== expected) this.unexpected.push(`${status} ${path}`)
  }
}

const oneOf = <T>(values: T[]): T => values[randomInt(values.length)]!
