import { type Failure, fail, ok } from '#src/core/call.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import type { drawErrors } from '../../draw/draw.contract.ts'
import { type DrawTerms, firstText, type PrizeTier, recordText, rollOf, tierOf } from '../../draw/draw.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { lockDraws } from './draw-lock.ts'
import {
  type Drawer,
  type DrawState,
  findDrawState,
  insertAnswers,
  insertDraws,
  listAnswers,
  listDrawers,
  type NewDraw,
  type StoredAnswer,
  updateAnswersUsed,
} from './draws.store.ts'
import { sha256 } from './node-digests.ts'

export interface DrawRequest {
  userId: string
  /** Idempotency key of the account, with SHA-256 of route and body, and the answer's seq. */
  key: string
  digest: Buffer
  seq: string
  /** Data of the answer. */
  present: (drawn: Drawn) => object
}

export interface Drawn extends NewDraw {
  alias: string
  drawnAt: Date
  attemptsLeft: number
}

type DrawFault = keyof typeof drawErrors | 'on_hold_draws'
export type DrawOutcome = { ok: true; data: object; seq: string } | Failure<DrawFault>

interface BatchParts {
  db: Db
  campaign: CampaignSettings
  hmacOf: (sealed: string, commitment: string) => Promise<(text: string) => string>
}

/** Draws for all requests in their order, in one transaction. Returns their outcomes; refusals change nothing. */
export async function drawAll({ db, campaign, hmacOf }: BatchParts, requests: DrawRequest[]): Promise<DrawOutcome[]> {
  return db.transaction().execute(async (trx) => {
    await lockDraws(trx, campaign.id)
    const state = await findDrawState(trx, campaign.id)
    const drawers = await listDrawers(trx, campaign.id, [...new Set(requests.map(({ userId }) => userId))])
    const answers = await listAnswers(trx, requests)
    const hmac = state?.isOpen ? await hmacOf(state.sealed, state.commitment) : null
    const batch = new Batch(campaign, state, hmac)
    batch.know(drawers, answers)
    const outcomes: DrawOutcome[] = []
    for (const request of requests) outcomes.push(await batch.draw(request))
    await batch.store(trx)
    return outcomes
  })
}

/** Draws between the reads and the writes of their transaction. */
class Batch {
  readonly #campaign: CampaignSettings
  readonly #state: DrawState | null
  readonly #hmac: ((text: string) => string) | null
  readonly #terms: DrawTerms
  readonly #stock: Map<number, number>
  readonly #drawers = new Map<string, Drawer>()
  readonly #answers = new Map<string, StoredAnswer>()
  readonly #drawn: Drawn[] = []
  readonly #given: StoredAnswer[] = []
  /** Bindings whose right answer was used. */
  readonly #answered: string[] = []

  constructor(campaign: CampaignSettings, state: DrawState | null, hmac: ((text: string) => string) | null) {
    this.#campaign = campaign
    this.#state = state
    this.#hmac = hmac
    this.#terms = { campaign: campaign.id, commitment: state?.commitment ?? '', beacon: state?.beacon ?? '' }
    this.#stock = new Map(state?.prizes.map(({ tier, left }) => [tier, left]))
  }

  know(drawers: Drawer[], answers: StoredAnswer[]) {
    for (const drawer of drawers) this.#drawers.set(drawer.userId, { ...drawer })
    for (const answer of answers) this.#answers.set(nameOf(answer), answer)
  }

  /** The outcome of a request: that of an earlier one with its key, a refusal, or a draw. */
  async draw(request: DrawRequest): Promise<DrawOutcome> {
    const { userId, key, digest, seq } = request
    const given = this.#answers.get(nameOf(request))
    if (given && !given.digest.equals(digest)) return fail('idempotency_key_reused')
    if (given) return { ...ok(JSON.parse(given.answer) as object), seq: given.seq }
    const drawer = this.#drawers.get(userId)
    const refusal = this.#refusalOf(drawer)
    if (!drawer || refusal) return fail(refusal ?? 'draw_not_bound')
    const data = request.present(await this.#roll(drawer))
    const answer = { userId, key, digest, seq, answer: JSON.stringify(data) }
    this.#answers.set(nameOf(answer), answer)
    this.#given.push(answer)
    return { ...ok(data), seq }
  }

  #refusalOf(drawer: Drawer | undefined): DrawFault | null {
    if (!this.#hmac) return 'draw_not_open'
    if (this.#state!.isHeld) return 'on_hold_draws'
    if (!drawer) return 'draw_not_bound'
    const mode = this.#campaign.regions.find(({ id }) => id === drawer.region)?.prizes ?? 'none'
    if (mode === 'none') return 'no_draw_in_region'
    if (drawer.hasDrawnBefore) return 'drawn_before'
    if (drawer.attempts === 0) return 'no_attempts'
    return mode === 'skill' && !drawer.isPassed ? 'question_due' : null
  }

  async #roll(drawer: Drawer): Promise<Drawn> {
    const { sequence: stored, last, prizes, now } = this.#state!
    const { alias, registrationId } = drawer
    drawer.attempts--
    if (drawer.isPassed) this.#answered.push(registrationId)
    drawer.isPassed = false
    const [n, sequence] = [++drawer.draws, stored + this.#drawn.length + 1]
    const { digest, number } = await rollOf(this.#terms, { alias, n }, this.#hmac!)
    const tier = tierOf(number, prizes, this.#stock)
    const stock = tier === 0 ? null : this.#stock.get(tier)! - 1
    if (stock !== null) this.#stock.set(tier, stock)
    const previous = this.#drawn.at(-1)?.hash ?? last ?? sha256(firstText(this.#terms))
    const record = recordText({ sequence, alias, n, digest, tier, stock, previous })
    const drawn: Drawn = {
      sequence,
      registrationId,
      n,
      record,
      hash: sha256(record),
      tier: tier === 0 ? null : (tier as PrizeTier),
      alias,
      drawnAt: now,
      attemptsLeft: drawer.attempts,
    }
    this.#drawn.push(drawn)
    return drawn
  }

  async store(trx: Db): Promise<void> {
    const [first, last] = [this.#drawn[0], this.#drawn.at(-1)]
    if (!first || !last) return
    await insertDraws(trx, this.#campaign.id, this.#drawn)
    if (this.#answered.length > 0) await updateAnswersUsed(trx, this.#answered)
    await insertAnswers(trx, this.#given)
    const details = { first: first.sequence, last: last.sequence, hash: last.hash }
    await insertAuditRecord(trx, this.#campaign.id, { actor: 'site', action: 'draws_drawn', subject: null, details })
  }
}

const nameOf = ({ userId, key }: { userId: string; key: string }) => `${userId} ${key}`
