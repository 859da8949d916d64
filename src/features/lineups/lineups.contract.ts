/** How good a lineup is at best, and how much it can do by itself, from the best down. */
export const lineupTiers = ['S', 'A', 'B', 'C', 'D'] as const
/** How hard a lineup is to play. */
export const lineupStyles = ['easy', 'hardcore', 'fun'] as const
/** Whom a lineup is for. */
export const lineupAudiences = ['novice', 'pro', 'casual'] as const
/** Where a lineup comes from: from counted matches, or from what its writer knows of the game. */
export const lineupSources = ['matches', 'editorial'] as const
/** Boards of a lineup as it grows. */
export const lineupStages = ['1', '2', 'final'] as const
