import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { prizeModes } from '../campaign.rules.ts'
import { claim } from '../rewards.contract.ts'
import { prizeTiers } from './draw.rules.ts'

/** Failures of the draw: codes 4301xx. */
export const drawErrors = {
  draw_not_open: { code: 430101, status: 409 },
  no_attempts: { code: 430102, status: 409 },
  draw_not_bound: { code: 430103, status: 409 },
  no_draw_in_region: { code: 430104, status: 409 },
  question_due: { code: 430105, status: 409 },
  question_changed: { code: 430106, status: 409 },
  answer_wrong: { code: 430107, status: 409 },
  no_tries: { code: 430108, status: 409 },
  idempotency_key_missing: { code: 430109, status: 400 },
  idempotency_key_reused: { code: 430110, status: 422 },
  drawn_before: { code: 430111, status: 409 },
} as const satisfies ErrorTable

const tier = v.picklist(prizeTiers)
const prize = v.object({
  tier,
  id: v.string(),
  title: v.string(),
  /** Name of its picture; null for a prize that the settings no longer name. */
  picture: v.nullable(v.string()),
})
export type Prize = v.InferOutput<typeof prize>

const prizeState = v.object({
  ...prize.entries,
  /** Chance of one draw in parts per million. */
  rate: v.number(),
  /** Before the first draw. */
  stock: v.number(),
  left: v.number(),
})

const drawFacts = v.object({
  campaign: v.string(),
  isDemonstration: v.boolean(),
  /** Whether draws are possible now. */
  isOpen: v.boolean(),
  /** Whether the operator has stopped draws for a while. */
  isHeld: v.boolean(),
  /** SHA-256 of the secret, and when it was published. */
  commitment: v.string(),
  committedAt: v.string(),
  beacon: v.object({ name: v.string(), value: v.nullable(v.string()) }),
  /** In hex; null until it is revealed. */
  secret: v.nullable(v.string()),
  prizes: v.array(prizeState),
  records: v.number(),
  /** Hash of the last record; null without any. */
  last: v.nullable(v.string()),
})
export type DrawFacts = v.InferOutput<typeof drawFacts>

const attempt = v.object({
  source: v.picklist(['create', 'join', 'full']),
  number: v.number(),
  givenAt: v.string(),
  /** The draw that used it; null while it is open. */
  usedAs: v.nullable(v.number()),
})

const ownDraw = v.object({
  n: v.number(),
  sequence: v.number(),
  /** Null for "thank you". */
  prize: v.nullable(prize),
  record: v.string(),
  hash: v.string(),
  drawnAt: v.string(),
  /** Of a prize that the game gives; null before it is claimed, which a job does once rewards are open. */
  claim: v.nullable(claim),
})
export type OwnDraw = v.InferOutput<typeof ownDraw>

const question = v.object({
  /** Null while a right answer waits for its draw, and without tries. */
  due: v.nullable(v.object({ id: v.string(), text: v.string(), options: v.array(v.string()) })),
  isPassed: v.boolean(),
  triesLeft: v.number(),
})

const ownDraws = v.object({
  alias: v.string(),
  prizes: v.picklist(prizeModes),
  attempts: v.array(attempt),
  draws: v.array(ownDraw),
  /** Null in regions that ask none. */
  question: v.nullable(question),
})
export type OwnDraws = v.InferOutput<typeof ownDraws>

const ownFaults = ['no_campaign', 'session_expired', 'draw_not_bound'] as const

export const drawCalls = {
  readDraw: defineCall({
    path: '/api/campaign/readDraw',
    summary: 'What the draw promises, and how far it is; null without a campaign',
    input: v.object({}),
    output: v.object({ draw: v.nullable(drawFacts) }),
  }),
  readOwnDraws: defineCall({
    path: '/api/campaign/readOwnDraws',
    summary: 'Alias, attempts, draws and question of the signed-in account',
    input: v.object({}),
    output: ownDraws,
    errors: ownFaults,
  }),
  answerQuestion: defineCall({
    path: '/api/campaign/answerQuestion',
    summary: 'Answers the question before a draw by the place of an option, from 0; three tries a day',
    input: v.object({ id: v.pipe(v.string(), v.maxLength(60)), option: v.pipe(v.number(), v.integer()) }),
    output: ownDraws,
    errors: [...ownFaults, 'no_draw_in_region', 'question_changed', 'answer_wrong', 'no_tries'],
  }),
  draw: defineCall({
    path: '/api/campaign/draw',
    summary: 'Draws once; a repeat with the same Idempotency-Key header gets the same answer, byte by byte',
    input: v.looseObject({}),
    output: v.object({ alias: v.string(), draw: ownDraw, attemptsLeft: v.number() }),
    errors: [
      ...ownFaults,
      'draw_not_open',
      'drawn_before',
      'on_hold_draws',
      'no_attempts',
      'no_draw_in_region',
      'question_due',
      'idempotency_key_missing',
      'idempotency_key_reused',
    ],
  }),
}
