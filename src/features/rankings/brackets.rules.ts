/** Steps of the ladder that no bracket divides; `none` where a player's rank is not known. A board stands on one of them, so that sums count it once. */
export const ladderSteps = ['none', 'iron-silver', 'gold-emerald', 'diamond', 'master'] as const
export type LadderStep = (typeof ladderSteps)[number]

/** The brackets that visitors choose from, by the steps that they hold: they overlap. */
export const brackets = {
  all: ladderSteps,
  'master-plus': ['master'],
  'diamond-plus': ['diamond', 'master'],
  'gold-diamond': ['gold-emerald', 'diamond'],
  'gold-emerald': ['gold-emerald'],
  'iron-silver': ['iron-silver'],
} as const satisfies Record<string, readonly LadderStep[]>
export type Bracket = keyof typeof brackets

const stepsByTier: Record<string, LadderStep> = {
  IRON: 'iron-silver',
  BRONZE: 'iron-silver',
  SILVER: 'iron-silver',
  GOLD: 'gold-emerald',
  PLATINUM: 'gold-emerald',
  EMERALD: 'gold-emerald',
  DIAMOND: 'diamond',
  MASTER: 'master',
  GRANDMASTER: 'master',
  CHALLENGER: 'master',
}

/** The step of a tier as match records write it. */
export const ladderStepOf = (tier: string | undefined): LadderStep =>
  (tier !== undefined && Object.hasOwn(stepsByTier, tier.toUpperCase()) && stepsByTier[tier.toUpperCase()]) || 'none'
