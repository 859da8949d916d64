import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { campaignPhases } from '../campaign/campaign.rules.ts'

const activity = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  /** Seconds since 1970. */
  starts_at: v.number(),
  ends_at: v.number(),
  /** The name of a drawn cover. */
  cover: v.string(),
  /** A path of this host, or an address; null without a page about it. */
  link: v.nullable(v.string()),
})
export type ShownActivity = v.InferOutput<typeof activity>

/** The campaign that players pre-register for. */
const campaign = v.object({
  title: v.string(),
  phase: v.picklist(campaignPhases),
  /** Key of the season that it introduces. */
  season: v.string(),
  /** Seconds since 1970. */
  starts_at: v.number(),
  ends_at: v.number(),
})
export type ShownCampaign = v.InferOutput<typeof campaign>

export const activityCalls = {
  listActivities: defineCall({
    path: '/api/activities/list',
    summary: 'Activities that run, come, or are over',
    input: v.object({}),
    output: v.object({
      running: v.array(activity),
      coming: v.array(activity),
      past: v.array(activity),
      /** Null without a campaign, after it, and while its database is down. */
      campaign: v.nullable(campaign),
    }),
  }),
}
