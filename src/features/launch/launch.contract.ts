import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { championRef, idLimit, seasonRef, skillDetail, traitDetail, traitRef, words } from '#src/game/game.contract.ts'
import { campaignPhases } from '../campaign/campaign.rules.ts'
import { lineupTiers } from '../lineups/lineup-terms.rules.ts'
import { shownChange } from '../news/changes.contract.ts'

const link = v.nullable(v.string())

const launchChampion = v.object({
  ...championRef.entries,
  traitRefs: v.array(traitRef),
  skill: v.pick(skillDetail, ['name', 'parts']),
})
export type LaunchChampion = v.InferOutput<typeof launchChampion>

/** Links from home to other sites; null hides the link. */
const launchLinks = v.object({
  appStore: link,
  googlePlay: link,
  creatorCode: link,
  creatorHub: link,
  support: link,
  closedBetaRewards: link,
  eventPage: link,
})
export type LaunchLinks = v.InferOutput<typeof launchLinks>

/** Pre-registration for the next set: its phase and its instants. */
const campaign = v.object({
  phase: v.picklist(campaignPhases),
  startsAt: v.string(),
  endsAt: v.string(),
  rewardsFrom: v.string(),
  rewardsUntil: v.string(),
})
export type LaunchCampaign = v.InferOutput<typeof campaign>

/** A lineup to play now, with what its boards made. */
const pick = v.object({
  id: v.string(),
  name: words,
  english: v.string(),
  tier: v.picklist(lineupTiers),
  /** Of its final board, by cost. */
  units: v.array(v.object({ champion: v.string(), isCarry: v.boolean() })),
  /** Null where too few were counted. */
  top4Rate: v.nullable(v.object({ value: v.number(), low: v.number(), high: v.number() })),
  boards: v.number(),
})
export type LineupPick = v.InferOutput<typeof pick>

const event = v.object({
  title: v.string(),
  /** A path of this host, or an address; null without a page about it. */
  link: v.nullable(v.string()),
  isRunning: v.boolean(),
  /** Seconds since 1970. */
  starts_at: v.number(),
  ends_at: v.number(),
})
export type LaunchEvent = v.InferOutput<typeof event>

/** The newest patch note, with some of what it changes. */
const patch = v.object({ contentId: v.string(), title: words, changes: v.array(shownChange) })
export type LaunchPatch = v.InferOutput<typeof patch>

export const launchCalls = {
  readLaunch: defineCall({
    path: '/api/launch/season',
    summary: 'The season on show: what it is about, its new champions, its traits, and where home leads to',
    /** By default, and where it is not shown, the running season. */
    input: v.object({ season: v.optional(v.pipe(v.string(), v.maxLength(idLimit))) }),
    output: v.object({
      season: seasonRef,
      seasons: v.array(seasonRef),
      lead: v.nullable(v.string()),
      /** The current version; null before the first. */
      version: v.nullable(v.string()),
      champions: v.array(launchChampion),
      traits: v.array(traitDetail),
      /** Champions of the season by cost. */
      members: v.array(championRef),
      links: launchLinks,
      /** Null without a campaign, or after it. */
      campaign: v.nullable(campaign),
      /** Null while their database is down. */
      picks: v.nullable(v.array(pick)),
      /** Null without one, and while its database is down. */
      patch: v.nullable(patch),
      /** What runs, or comes next. */
      event: v.nullable(event),
    }),
  }),
}
