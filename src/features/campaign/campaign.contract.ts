import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { seasonRef } from '#src/game/game.contract.ts'
import { campaignPhases, campaignRegions, prizeModes } from './campaign.rules.ts'
import { holdKinds } from './holds.rules.ts'

const instant = v.string()

const region = v.object({
  id: v.picklist(campaignRegions),
  /** Country calling code: '+66'. */
  prefix: v.string(),
  prizes: v.picklist(prizeModes),
  /** Number of the permit of a draw; null where none is needed. */
  permit: v.nullable(v.string()),
  leastAge: v.number(),
  /** The sender that messages show. */
  sender: v.string(),
})
export type CampaignRegionRules = v.InferOutput<typeof region>

const milestone = v.object({
  level: v.number(),
  /** Registrations from which it is reached. */
  count: v.number(),
  reward: v.object({ id: v.string(), title: v.string() }),
})
export type Milestone = v.InferOutput<typeof milestone>

const campaign = v.object({
  id: v.string(),
  title: v.string(),
  season: seasonRef,
  /** Whether it is a demonstration without real prizes. */
  isDemonstration: v.boolean(),
  phase: v.picklist(campaignPhases),
  /** When the phase was read, by the clock that decides it. */
  now: instant,
  startsAt: instant,
  endsAt: instant,
  rewardsFrom: instant,
  rewardsUntil: instant,
  regions: v.array(region),
  /** What the operator has stopped for a while, with words for players; null without. */
  holds: v.array(v.object({ kind: v.picklist(holdKinds), note: v.nullable(v.string()) })),
  milestones: v.array(milestone),
  /** Seats of a squad, and attempts to draw for creating, joining and filling one. */
  squads: v.object({
    size: v.number(),
    attempts: v.object({ create: v.number(), join: v.number(), full: v.number() }),
  }),
  /** Address of the operator's support; null without one. */
  support: v.nullable(v.string()),
})
export type Campaign = v.InferOutput<typeof campaign>

/** A video of a platform: its embedded page and its page on the platform. */
const trailer = v.object({ embed: v.string(), page: v.string() })

/** Rules of a region as HTML. */
const rules = v.object({ region: v.picklist(campaignRegions), html: v.string() })

export const campaignCalls = {
  readCampaign: defineCall({
    path: '/api/campaign/readCampaign',
    summary: 'The campaign with its rules and its count; null without one',
    input: v.object({}),
    output: v.object({
      campaign: v.nullable(campaign),
      /** Registrations when the page was made. */
      registered: v.number(),
      rules: v.array(rules),
      trailer: v.nullable(trailer),
    }),
  }),
  getCampaignConfig: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/GetCampaignCfg',
    summary: 'The campaign: its phase and instants, regions and milestones; null without one',
    input: v.object({}),
    output: v.object({ campaign: v.nullable(campaign) }),
  }),
  getReserveNumber: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/GetReserveNumber',
    summary: 'How many phone numbers are registered now',
    input: v.object({}),
    output: v.object({ reserve_num: v.number() }),
    errors: ['no_campaign'],
  }),
}
