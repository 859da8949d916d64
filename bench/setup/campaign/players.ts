import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { registrationCalls, registrationErrors } from '#src/features/campaign/registration.contract.ts'
import { rewardCalls, rewardErrors } from '#src/features/campaign/rewards.contract.ts'
import { FormClient } from '../../../e2e/setup/peers/form-client.ts'
import { sessionCookie } from '../sessions.ts'
import { newPhone } from './issued-codes.ts'
import type { UnsteadyProvider } from './unsteady-provider.ts'

/** Milliseconds between two players. */
const pace = 250
/** Milliseconds until a player without a message requests another one, and requests before the player gives up. */
const waits = { message: 65_000, requests: 3 }

/** Without a code: the site was not reached. */
interface Answer {
  code?: number
  data?: Record<string, unknown>
}

const wrongCode = registrationErrors.phone_code_wrong.code
const { claim_limit_reached: claimed } = rewardErrors
/** Tries of a call within which the site must have recovered. */
const mostTries = 300

/** Players who go through a campaign while the site is killed, and what the database must hold for them. */
export class CampaignPlayers {
  /** Phones with an acknowledged registration, and those of them that cancelled it. */
  readonly registered = new Set<string>()
  readonly cancelled = new Set<string>()
  /** Without a message in three requests. */
  gaveUp = 0
  readonly #bound: FormClient[] = []
  readonly #origin: string
  readonly #provider: UnsteadyProvider
  readonly #underWay = new Set<Promise<unknown>>()
  #timer?: NodeJS.Timeout

  constructor(origin: string, provider: UnsteadyProvider) {
    this.#origin = origin
    this.#provider = provider
  }

  /** How many players bound a character. */
  get bound(): number {
    return this.#bound.length
  }

  /** Lets players come: in turn one with an account, who binds a character, one who stays, and one who cancels. */
  start(tokens: string[]) {
    let players = 0
    this.#timer = setInterval(() => {
      const number = players++
      const token = number % 3 === 0 ? tokens[number / 3] : undefined
      const player = token ? this.#bind(token) : this.#register(new FormClient(this.#origin), number % 3 === 2)
      const ended: Promise<unknown> = player.finally(() => this.#underWay.delete(ended))
      this.#underWay.add(ended)
    }, pace)
  }

  /** Resolves when those under way have finished. */
  async stop() {
    clearInterval(this.#timer)
    await Promise.all(this.#underWay)
  }

  /** Claims all rewards of each player in three tabs at once. */
  async claimAll() {
    const waiting = [...this.#bound]
    for (let client = waiting.pop(); client; client = waiting.pop()) {
      const tabs = [1, 2, 3].map(() => this.#ask(client!, rewardCalls.claimRewards.path, {}))
      await Promise.all(tabs)
      await wait(pace)
    }
  }

  /** Resolves when the site counts registrations. */
  async untilCounting(path: string) {
    const client = new FormClient(this.#origin)
    while ((await this.#try(client, path, {})).code !== 0) await wait(25)
  }

  async #bind(token: string) {
    const client = new FormClient(this.#origin)
    client.cookies.set(sessionCookie, token)
    if (!(await this.#register(client, false))) return
    const { data } = await this.#ask(client, rewardCalls.listCharacters.path, { region: 'TH' })
    const [character] = data!.characters as { id: string }[]
    await this.#ask(client, rewardCalls.bindCharacter.path, { region: 'TH', character_id: character!.id, sure: true })
    this.#bound.push(client)
  }

  async #register(client: FormClient, isLeaving: boolean): Promise<boolean> {
    const phone = newPhone()
    for (let request = 0; request < waits.requests; request++) {
      const before = this.#provider.countTo(phone)
      await this.#try(client, registrationCalls.requestPhoneCode.path, { region: 'TH', phone })
      const code = await this.#provider.codeTo(phone, before + 1, waits.message)
      if (code === null || !(await this.#enter(client, { phone, code }))) continue
      this.registered.add(phone)
      if (!isLeaving) return true
      await this.#ask(client, registrationCalls.cancelRegistration.path, { sure: true })
      this.cancelled.add(phone)
      return true
    }
    this.gaveUp++
    return false
  }

  /** Enters a code until the site has answered. Returns whether it was right. */
  async #enter(client: FormClient, typed: { phone: string; code: string }): Promise<boolean> {
    const entry = { region: 'TH', ...typed, terms: true }
    const { code } = await this.#ask(client, registrationCalls.preRegister.path, entry, wrongCode)
    return code === 0
  }

  /** Calls until it succeeds or fails with one error. */
  async #ask(client: FormClient, path: string, body: object, failure = claimed.code as number): Promise<Answer> {
    let answer: Answer = {}
    for (let tries = 0; tries < mostTries; tries++) {
      answer = await this.#try(client, path, body)
      if (answer.code === 0 || answer.code === failure) return answer
      await wait(randomInt(500, 1500))
    }
    throw new Error(`${path} still fails: ${JSON.stringify(answer)}`)
  }

  #try = (client: FormClient, path: string, body: object): Promise<Answer> => client.call(path, body).catch(() => ({}))
}
