/** Grades of strength and of power, best first. */
export const lineupTiers = ['S', 'A', 'B', 'C', 'D'] as const
export const lineupStyles = ['easy', 'hardcore', 'fun'] as const
export const lineupAudiences = ['novice', 'pro', 'casual'] as const
/** From counted matches, or from the author's knowledge of the game. */
export const lineupSources = ['matches', 'editorial'] as const
/** Stages of a lineup as it grows. */
export const lineupStages = ['1', '2', 'final'] as const

/** Characters of an author's name. */
export const longestAuthor = 100
