import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'

/** Failures of squads: codes 45xxxx. */
export const squadErrors = {
  invite_missing: { code: 450001, status: 400 },
  invite_incomplete: { code: 450002, status: 400 },
  invite_unreadable: { code: 450003, status: 400 },
  invite_unknown: { code: 450004, status: 404 },
  invite_expired: { code: 450005, status: 409 },
  invitations_ended: { code: 450006, status: 409 },
  squad_full: { code: 450007, status: 409 },
  squad_unknown: { code: 450008, status: 404 },
  already_in_squad: { code: 450009, status: 409 },
  own_squad: { code: 450010, status: 409 },
  not_subscribed: { code: 450011, status: 409 },
  character_unbound: { code: 450012, status: 409 },
  squad_before: { code: 450013, status: 409 },
} as const satisfies ErrorTable

/** What a player does before a squad, in order. */
export const squadSteps = ['sign-in', 'phone', 'character', 'squad'] as const
export type SquadStep = (typeof squadSteps)[number]

const seat = v.object({
  /** From 1; the first one belongs to who created the squad. */
  seat: v.number(),
  /** The name that its member chose; null without one. */
  name: v.nullable(v.string()),
  isOwn: v.boolean(),
  /** The member's account is gone; the seat stays taken. */
  isGone: v.boolean(),
})

const squad = v.object({
  /** Seats in all. */
  size: v.number(),
  /** Taken seats in order. */
  seats: v.array(seat),
  /** Null once registration is closed, and for a full squad. */
  invitation: v.nullable(v.object({ code: v.string(), endsAt: v.string() })),
  /** Attempts to draw that are left. */
  attempts: v.number(),
})
export type Squad = v.InferOutput<typeof squad>

const view = v.object({
  /** What is to be done next; null in a squad. */
  next: v.nullable(v.picklist(squadSteps)),
  squad: v.nullable(squad),
  /** The code that this browser or account keeps; whether there is such a squad shows when it is used. */
  kept: v.nullable(v.string()),
  /** Whether the phone or character was in a squad under an account that is deleted; it gets no other. */
  hadSquad: v.boolean(),
})
export type SquadView = v.InferOutput<typeof view>

/** As typed or pasted, with its link or message. */
const invite = v.pipe(v.string(), v.maxLength(500))
const codeFaults = ['invite_missing', 'invite_incomplete', 'invite_unreadable'] as const
const joinFaults = [
  'no_campaign',
  'session_expired',
  'event_not_started',
  'invitations_ended',
  'not_subscribed',
  'character_unbound',
  'squad_before',
  'already_in_squad',
  'on_hold_joins',
] as const
const memberFaults = ['no_campaign', 'session_expired', 'invitations_ended', 'squad_unknown'] as const

export const squadCalls = {
  readSquad: defineCall({
    path: '/api/campaign/readSquad',
    summary: 'The squad of the signed-in account, the step that is next, and the invitation that is kept',
    input: v.object({}),
    output: view,
    errors: ['no_campaign'],
  }),
  keepInvitation: defineCall({
    path: '/api/campaign/keepInvitation',
    summary: 'Keeps the code of an invitation for a week, for the steps before joining; says nothing about its squad',
    input: v.object({ invite }),
    output: view,
    errors: ['no_campaign', ...codeFaults],
    perHour: 1200,
  }),
  createSquad: defineCall({
    path: '/api/campaign/createSquad',
    summary: 'Creates a squad, which its members cannot leave',
    input: v.object({ sure: v.literal(true) }),
    output: view,
    errors: [...joinFaults],
  }),
  joinSquad: defineCall({
    path: '/api/campaign/joinSquad',
    summary: 'Takes a seat in the squad of an invitation, for good; guesses are limited by account and network',
    input: v.object({ invite, sure: v.literal(true) }),
    output: view,
    errors: [...joinFaults, ...codeFaults, 'invite_unknown', 'invite_expired', 'squad_full', 'own_squad'],
  }),
  shareInvitation: defineCall({
    path: '/api/campaign/shareInvitation',
    summary: 'Notes that the invitation was shared, from when it lasts a week',
    input: v.object({}),
    output: view,
    errors: [...memberFaults],
  }),
  endInvitations: defineCall({
    path: '/api/campaign/endInvitations',
    summary: 'Ends the links of a squad that were shared, and makes a new one',
    input: v.object({}),
    output: view,
    errors: [...memberFaults],
  }),
}
