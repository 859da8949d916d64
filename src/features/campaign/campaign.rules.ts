import type { Language } from '#src/core/languages.ts'

/** Phases of a campaign in order. */
export const campaignPhases = ['before', 'open', 'ended', 'rewards', 'over'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** Days for which rewards can be claimed, after which numbers are erased. */
export const rewardDays = 90

/** Levels of milestones, from 1. */
export const milestoneLevels = 5

export const milestonesReached = (milestones: { count: number }[], registered: number): number =>
  milestones.filter(({ count }) => count <= registered).length

/** How much of the way from one milestone to the next is done: 0 to 1. */
export const shareOfWay = (from: number, to: number, registered: number): number =>
  Math.min(1, Math.max(0, (registered - from) / (to - from)))

/** Regions in which campaigns run: Singapore, Malaysia, Thailand. */
export const campaignRegions = ['SG', 'MY', 'TH'] as const
export type CampaignRegion = (typeof campaignRegions)[number]

export const isCampaignRegion = (text: string): text is CampaignRegion =>
  (campaignRegions as readonly string[]).includes(text)

const usualRegions: Record<Language, CampaignRegion> = { en: 'SG', zh: 'SG', th: 'TH', ms: 'MY' }

/** The region of a campaign that readers of a language are offered first. */
export const usualRegion = (regions: { id: CampaignRegion }[], language: Language): CampaignRegion =>
  (regions.find(({ id }) => id === usualRegions[language]) ?? regions[0]!).id

/** How prizes are given in a region: by chance, by chance after a question, or not at all. */
export const prizeModes = ['draw', 'skill', 'none'] as const

const hour = 3_600_000

/** The instant at which a phase ends; null for the last one. */
export function phaseEndOf(
  phase: CampaignPhase,
  { startsAt, endsAt, rewardsFrom, rewardsUntil }: CampaignInstants,
): string | null {
  return { before: startsAt, open: endsAt, ended: rewardsFrom, rewards: rewardsUntil, over: null }[phase]
}

/** ISO instants. */
export interface CampaignInstants {
  startsAt: string
  endsAt: string
  rewardsFrom: string
  rewardsUntil: string
}

/** Whole days and hours until an instant; null once it is over. */
export function daysAndHoursUntil(instant: string, now: number): { days: number; hours: number } | null {
  const hours = Math.floor((Date.parse(instant) - now) / hour)
  return hours < 0 ? null : { days: Math.floor(hours / 24), hours: hours % 24 }
}
