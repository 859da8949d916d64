import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { campaignRegions, milestoneLevels } from './campaign.rules.ts'

/** Failures of binding and rewards: codes 44xxxx. */
export const rewardErrors = {
  no_character: { code: 440001, status: 409 },
  region_binding_failed: { code: 440002, status: 503 },
  account_linked_elsewhere: { code: 440003, status: 409 },
  phone_linked_elsewhere: { code: 440004, status: 409 },
  phone_inconsistent: { code: 440005, status: 409 },
  character_bound: { code: 440006, status: 409 },
  character_final: { code: 440011, status: 409 },
  phone_unverified: { code: 440007, status: 409 },
  requirements_not_met: { code: 440008, status: 409 },
  no_rewards: { code: 440009, status: 409 },
  claim_limit_reached: { code: 440010, status: 409 },
} as const satisfies ErrorTable

const region = v.picklist(campaignRegions)

const character = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  name: v.string(),
  level: v.nullable(v.number()),
})
export type Character = v.InferOutput<typeof character>

const binding = v.object({ region, name: v.string() })
export type Binding = v.InferOutput<typeof binding>

export const claimStates = ['requested', 'sent', 'granted', 'failed'] as const
export type ClaimState = (typeof claimStates)[number]

/** Reasons of the game for which the page has a text of its own; docs/game-platform.md names them. */
export const refusalReasons = ['not-eligible', 'character-gone', 'inventory-full'] as const

export const claim = v.object({
  state: v.picklist(claimStates),
  /** Of a failed claim; null where the page has no text for it. */
  reason: v.nullable(v.picklist(refusalReasons)),
  /** ISO instant. */
  requestedAt: v.string(),
})
export type Claim = v.InferOutput<typeof claim>

const reward = v.object({
  level: v.number(),
  title: v.string(),
  isReached: v.boolean(),
  /** Null while it is not claimed. */
  claim: v.nullable(claim),
})
export type Reward = v.InferOutput<typeof reward>

const rewards = v.object({ binding: v.nullable(binding), rewards: v.array(reward) })

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(milestoneLevels))
const claimFaults = [
  'no_campaign',
  'session_expired',
  'confirmation_due',
  'requirements_not_met',
  'event_ended',
] as const

export const rewardCalls = {
  readRewards: defineCall({
    path: '/api/campaign/readRewards',
    summary: 'Binding, rewards and claims of the signed-in account',
    input: v.object({}),
    output: rewards,
    errors: ['no_campaign', 'session_expired'],
  }),
  listCharacters: defineCall({
    path: '/api/campaign/listCharacters',
    summary: 'The characters of the signed-in account in a region of the game',
    input: v.object({ region }),
    output: v.object({ characters: v.array(character) }),
    errors: ['no_campaign', 'session_expired', 'no_character', 'region_binding_failed'],
  }),
  bindCharacter: defineCall({
    path: '/api/campaign/bindCharacter',
    summary: 'Binds the account, its verified phone and a character to each other, for good',
    input: v.object({ region, character_id: v.pipe(v.string(), v.maxLength(100)), sure: v.literal(true) }),
    output: rewards,
    errors: [
      'no_campaign',
      'session_expired',
      'phone_unverified',
      'no_character',
      'region_binding_failed',
      'character_bound',
      'character_final',
      'event_ended',
    ],
  }),
  claimReward: defineCall({
    path: '/api/campaign/claimReward',
    summary:
      'Claims the reward of a milestone; a repeat answers with the first claim, and tries a failed one once more',
    input: v.object({ level }),
    output: rewards,
    errors: ['claim_limit_reached', ...claimFaults],
  }),
  claimRewards: defineCall({
    path: '/api/campaign/claimRewards',
    summary: 'Claims all rewards that are reached and not claimed yet',
    input: v.object({}),
    output: rewards,
    errors: [...claimFaults, 'no_rewards', 'claim_limit_reached'],
  }),
}
