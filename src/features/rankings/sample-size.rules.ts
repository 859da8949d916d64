import type { RankedMode } from './rankings.contract.ts'

/** A fifth of a sample's matches are of Duos. */
const duosShare = 0.2

/** Matches of a mode among all generated matches of a season. */
export function sampleMatchesOf(matches: number, mode: RankedMode): number {
  const duos = Math.round(matches * duosShare)
  return mode === 'duos' ? duos : matches - duos
}

/** Boards of a mode once a season's sample is counted. */
export const sampleBoardsOf = (matches: number, mode: RankedMode): number => 8 * sampleMatchesOf(matches, mode)
