/** Disjoint steps of the ladder; each board is on one of them, `none` when the rank is unknown. */
export const ladderSteps = ['none', 'iron-silver', 'gold-emerald', 'diamond', 'master-plus'] as const
export type LadderStep = (typeof ladderSteps)[number]

/** The brackets in the filter, as unions of steps; a bracket of one step has its name. */
export const brackets = {
  all: ladderSteps,
  'master-plus': ['master-plus'],
  'diamond-plus': ['diamond', 'master-plus'],
  'gold-diamond': ['gold-emerald', 'diamond'],
  'gold-emerald': ['gold-emerald'],
  'iron-silver': ['iron-silver'],
} as const satisfies Record<string, readonly LadderStep[]>
export type Bracket = keyof typeof brackets

const bracketsByStep = Object.fromEntries(
  ladderSteps.map((step) => [
    step,
    (Object.keys(brackets) as Bracket[]).filter((bracket) => brackets[bracket].some((each) => each === step)),
  ]),
) as Record<LadderStep, Bracket[]>

export const bracketsOf = (step: LadderStep): Bracket[] => bracketsByStep[step]

const stepsByTier: Record<string, LadderStep> = {
  IRON: 'iron-silver',
  BRONZE: 'iron-silver',
  SILVER: 'iron-silver',
  GOLD: 'gold-emerald',
  PLATINUM: 'gold-emerald',
  EMERALD: 'gold-emerald',
  DIAMOND: 'diamond',
  MASTER: 'master-plus',
  GRANDMASTER: 'master-plus',
  CHALLENGER: 'master-plus',
}

/** Returns the step of a tier as match records write it. */
export const ladderStepOf = (tier: string | undefined): LadderStep =>
  (tier !== undefined && Object.hasOwn(stepsByTier, tier.toUpperCase()) && stepsByTier[tier.toUpperCase()]) || 'none'
