/** Grades of strength and of power, best first. */
export const lineupTiers = ['S', 'A', 'B', 'C', 'D'] as const
export const lineupStyles = ['easy', 'hardcore', 'fun'] as const
export const lineupAudiences = ['novice', 'pro', 'casual'] as const
/** From counted matches, or from the author's knowledge of the game. */
export const lineupSources = ['matches', 'editorial'] as const
/** Stages of a lineup as it grows. */
export const lineupStages = ['1', '2', 'final'] as const

/** The id of a lineup in its address and its file's name. */
export const lineupIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
