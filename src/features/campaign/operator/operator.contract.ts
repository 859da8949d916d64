import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { byLanguage } from '#src/core/languages.ts'
import { plainLine } from '#src/core/texts/plain-text.ts'
import { campaignPhases, campaignRegions } from '../campaign.rules.ts'
import { prizeTiers } from '../draw/draw.rules.ts'
import { holdKinds } from '../holds.rules.ts'
import { registrationSources } from '../registration-source.rules.ts'
import { allowedKinds, signalKinds } from './signals.rules.ts'

/** Failures of changes by the operator: codes 4602xx. */
export const operatorErrors = {
  hold_exists: { code: 460201, status: 409 },
  hold_missing: { code: 460202, status: 409 },
  allowed_missing: { code: 460203, status: 409 },
  address_unreadable: { code: 460204, status: 400 },
} as const satisfies ErrorTable

/** Steps of players in order. */
const funnelSteps = ['page', 'registration', 'sign-in', 'binding', 'squad', 'draw', 'claim'] as const

const hold = v.object({
  kind: v.picklist(holdKinds),
  reason: v.string(),
  /** Words for players by language; a language may lack them. */
  note: v.record(v.string(), v.string()),
  setBy: v.string(),
  setAt: v.string(),
})
export type OperatorHold = v.InferOutput<typeof hold>

const prize = v.object({
  tier: v.picklist(prizeTiers),
  title: v.string(),
  /** Chance of one draw in parts per million. */
  rate: v.number(),
  stock: v.number(),
  left: v.number(),
})

const countryMessages = v.object({
  country: v.picklist(campaignRegions),
  /** Of the last 24 hours. */
  sent: v.number(),
  used: v.number(),
  /** Messages that the budget of a day pays for. */
  most: v.number(),
  /** Thousandths of the operator's currency. */
  spent: v.number(),
  budget: v.number(),
})

const operation = v.object({
  title: v.string(),
  isDemonstration: v.boolean(),
  phase: v.picklist(campaignPhases),
  now: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  /** IANA time zone of days and hours. */
  timeZone: v.string(),
  registrations: v.object({
    total: v.number(),
    /** Of the last 48 hours, those without any too. */
    hours: v.array(v.object({ at: v.string(), count: v.number() })),
    /** From the first registration to today; ISO dates. */
    days: v.array(v.object({ day: v.string(), count: v.number() })),
    regions: v.array(v.object({ region: v.picklist(campaignRegions), count: v.number() })),
    /** Null: it is not known. */
    sources: v.array(v.object({ source: v.nullable(v.picklist(registrationSources)), count: v.number() })),
  }),
  /** Null: it is not counted. */
  funnel: v.array(v.object({ step: v.picklist(funnelSteps), count: v.nullable(v.number()) })),
  messages: v.array(countryMessages),
  prizes: v.array(prize),
  draws: v.number(),
  holds: v.array(hold),
})
export type Operation = v.InferOutput<typeof operation>

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not a digest'))

const signal = v.object({
  kind: v.picklist(signalKinds),
  /** Keyed digest of what it is about. */
  digest,
  /** Registrations, wrong codes, or members. */
  count: v.number(),
  /** First and last registration; null for guesses. */
  first: v.nullable(v.string()),
  last: v.nullable(v.string()),
})
export type Signal = v.InferOutput<typeof signal>

const allowed = v.object({
  kind: v.picklist(allowedKinds),
  digest,
  note: v.string(),
  by: v.string(),
  at: v.string(),
})

const signals = v.object({ signals: v.array(signal), allowed: v.array(allowed) })
export type Signals = v.InferOutput<typeof signals>

const line = (most: number) => v.pipe(v.string(), v.maxLength(most), plainLine())
const reason = v.pipe(line(300), v.nonEmpty('is empty'))
const kind = v.picklist(holdKinds)
const holds = v.object({ holds: v.array(hold) })
const failures = ['session_expired', 'role_missing', 'no_campaign'] as const
const forOperators = 'For the campaign’s operators:'
const path = (name: string) => `/api/studio/campaign/${name}`

export const operatorCalls = {
  readOperation: defineCall({
    path: path('readOperation'),
    audience: 'operators',
    summary: `${forOperators} figures, prizes and holds`,
    input: v.object({}),
    output: operation,
    errors: failures,
    perHour: 1200,
  }),
  setHold: defineCall({
    path: path('setHold'),
    audience: 'operators',
    summary: `${forOperators} stops registrations, messages, joins or draws for a while`,
    input: v.object({
      kind,
      reason,
      /** Words for players. */
      note: v.optional(v.object(byLanguage(() => v.optional(line(300), ''))), {}),
    }),
    output: holds,
    errors: [...failures, 'hold_exists'],
  }),
  liftHold: defineCall({
    path: path('liftHold'),
    audience: 'operators',
    summary: `${forOperators} lifts a hold`,
    input: v.object({ kind, reason }),
    output: holds,
    errors: [...failures, 'hold_missing'],
  }),
  listSignals: defineCall({
    path: path('listSignals'),
    audience: 'operators',
    summary: `${forOperators} signs of abuse with their reasons, and what is allowed`,
    input: v.object({}),
    output: signals,
    errors: failures,
    perHour: 1200,
  }),
  allow: defineCall({
    path: path('allow'),
    audience: 'operators',
    summary: `${forOperators} allows a subject of a sign, or the network of an address, with a note`,
    input: v.object({
      kind: v.picklist(allowedKinds),
      digest: v.optional(digest),
      /** Of the network; it is not stored. */
      address: v.optional(line(60)),
      note: reason,
    }),
    output: signals,
    errors: [...failures, 'address_unreadable'],
  }),
  disallow: defineCall({
    path: path('disallow'),
    audience: 'operators',
    summary: `${forOperators} takes a subject off the allow-list`,
    input: v.object({ kind: v.picklist(allowedKinds), digest, note: reason }),
    output: signals,
    errors: [...failures, 'allowed_missing'],
  }),
}
