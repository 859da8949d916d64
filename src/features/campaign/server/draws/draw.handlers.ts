import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { type DrawFacts, drawCalls, type OwnDraw, type OwnDraws, type Prize } from '../../draw/draw.contract.ts'
import type { PrizeTier } from '../../draw/draw.rules.ts'
import { presentClaim } from '../rewards/present-claim.ts'
import type { DrawOutcome, DrawRequest } from './draw-batch.ts'
import { openDraws } from './draw-queue.ts'
import { sha256 } from './node-digests.ts'
import {
  findDraw,
  findOwnBinding,
  listAttempts,
  listOwnDraws,
  type OwnBinding,
  type OwnDrawn,
  updateTries,
} from './own-draws.store.ts'
import { type Question, questionFor, readQuestions, triesLeft } from './questions.ts'

export interface DrawHandlerParts {
  db: Db
  privateData: Pick<PrivateData, 'open'>
  /** Null without a campaign. */
  campaign: CampaignSettings | null
  projectRoot: string
}

/** The calls of the draw: its facts for all, attempts and draws for signed-in players. */
export function drawHandlers(parts: DrawHandlerParts) {
  const { db, campaign } = parts
  const questions = campaign ? readQuestions(parts.projectRoot) : []
  const draw = campaign && openDraws({ ...parts, campaign })
  const playerOf = async (ctx: Ctx) => {
    if (!campaign || !draw) return fail('no_campaign')
    const account = await ctx.findAccount?.()
    if (!account) return fail('session_expired')
    return ok({ db, campaign, questions, draw, userId: account.id, language: ctx.language } satisfies Player)
  }
  return handle(drawCalls, {
    readDraw: async (_, { language }) => ok({ draw: campaign && (await factsOf(db, campaign, language)) }),
    readOwnDraws: async (_, ctx) => {
      const player = await playerOf(ctx)
      return player.ok ? ownDrawsOf(player.data) : player
    },
    answerQuestion: async (input, ctx) => {
      const player = await playerOf(ctx)
      return player.ok ? answer(player.data, input) : player
    },
    draw: async (input, ctx) => {
      const player = await playerOf(ctx)
      return player.ok ? drawOnce(player.data, ctx, input) : player
    },
  })
}

interface Player {
  db: Db
  campaign: CampaignSettings
  questions: Question[]
  draw: (request: DrawRequest) => Promise<DrawOutcome>
  userId: string
  language: Language
}

async function factsOf(db: Db, { id, prizes }: CampaignSettings, language: Language): Promise<DrawFacts | null> {
  const stored = await findDraw(db, id)
  if (!stored) return null
  const { isOpen, isHeld, isDemonstration, commitment, beaconName, beaconValue, secret, records, last } = stored
  return {
    ...{ campaign: id, isDemonstration, isOpen, isHeld, commitment, secret, records, last },
    committedAt: stored.committedAt.toISOString(),
    beacon: { name: beaconName[language] ?? beaconName.en!, value: beaconValue },
    prizes: stored.prizes.map((each) => ({ ...each, ...presentPrize(prizes, each, language) })),
  }
}

/** A prize that the settings no longer name keeps its id as its title. */
function presentPrize(
  prizes: CampaignSettings['prizes'],
  { tier, id }: { tier: PrizeTier; id: string },
  language: Language,
) {
  const known = prizes.find((each) => each.id === id)
  return { tier, id, title: known?.title[language] ?? id, picture: known?.picture ?? null } satisfies Prize
}

async function ownDrawsOf(player: Player) {
  const { db, campaign, userId } = player
  const binding = await findOwnBinding(db, campaign.id, userId)
  return binding ? ok(await presentOwn(player, binding)) : fail('draw_not_bound')
}

async function presentOwn(player: Player, binding: OwnBinding): Promise<OwnDraws> {
  const { db } = player
  const [attempts, draws] = await Promise.all([
    listAttempts(db, binding.registrationId),
    listOwnDraws(db, binding.registrationId),
  ])
  const prizes = modeOf(player, binding)
  return {
    alias: binding.alias,
    prizes,
    attempts: attempts.map(({ givenAt, ...attempt }) => ({ ...attempt, givenAt: givenAt.toISOString() })),
    draws: draws.map((each) => ({ ...presentDraw(player, each), claim: each.claim && presentClaim(each.claim) })),
    question: prizes === 'skill' ? presentQuestion(player, binding) : null,
  }
}

const modeOf = ({ campaign }: Player, { region }: Pick<OwnBinding, 'region'>) =>
  campaign.regions.find(({ id }) => id === region)?.prizes ?? 'none'

function presentDraw({ campaign, language }: Player, drawn: OwnDrawn): OwnDraw {
  const { n, sequence, tier, record, hash, drawnAt } = drawn
  const id = campaign.prizes.find((each) => each.tier === tier)?.id ?? String(tier)
  return {
    ...{ n, sequence, record, hash, drawnAt: drawnAt.toISOString(), claim: null },
    prize: tier === null ? null : presentPrize(campaign.prizes, { tier, id }, language),
  }
}

function presentQuestion({ questions, language }: Player, binding: OwnBinding) {
  const { id, text, options } = questionFor(binding, questions)
  const [left, isPassed] = [triesLeft(binding), binding.isPassed]
  const due = isPassed || left === 0 ? null : { id, text: text[language], options: options.map(String) }
  return { due, isPassed, triesLeft: left }
}

/** Judges an answer; each try of a day has a question of its own. */
async function answer(player: Player, { id, option }: { id: string; option: number }) {
  const { db, campaign, userId, questions } = player
  const binding = await findOwnBinding(db, campaign.id, userId)
  if (!binding) return fail('draw_not_bound')
  if (modeOf(player, binding) !== 'skill') return fail('no_draw_in_region')
  if (binding.isPassed) return ownDrawsOf(player)
  if (triesLeft(binding) === 0) return fail('no_tries')
  const question = questionFor(binding, questions)
  if (question.id !== id) return fail('question_changed')
  const isRight = question.options[option] === question.right
  if (!(await updateTries(db, binding, isRight))) return fail('question_changed')
  return isRight ? ownDrawsOf(player) : fail('answer_wrong')
}

/** Visible ASCII, long enough that no two requests have one by accident. */
const keyPattern = /^[\x21-\x7e]{8,100}$/

async function drawOnce(player: Player, { idempotencyKey: key = '', seq = '' }: Ctx, input: object) {
  if (!keyPattern.test(key)) return fail('idempotency_key_missing')
  const digest = Buffer.from(sha256(`${drawCalls.draw.path}\n${JSON.stringify(input)}`), 'hex')
  const outcome = await player.draw({
    ...{ userId: player.userId, key, digest, seq },
    present: ({ alias, attemptsLeft, ...drawn }) => ({ alias, draw: presentDraw(player, drawn), attemptsLeft }),
  })
  return outcome as never
}
