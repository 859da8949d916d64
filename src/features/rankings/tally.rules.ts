/**
 * What is counted of one thing on boards. All of it is a sum, so that tallies of days, ranks and processes add up.
 * Boards of one match share its eight places and are no independent draws: the sums by match carry how alike they are.
 */
export interface Tally {
  /** Boards at places 1 to 8. */
  places: number[]
  /** Matches with at least one of these boards. */
  matches: number
  /** Sum over matches of its boards, squared. */
  boardsSquared: number
  /** Of each match's three sums, the sum of squares and the sum of products with its boards. */
  place: Moments
  top4: Moments
  wins: Moments
}

/** Sums over matches of x * x and of x times the match's boards, where x is what its boards add up to. */
export interface Moments {
  squared: number
  byBoards: number
}

/** A tally of nothing. */
export const emptyTally = (): Tally => ({
  places: [0, 0, 0, 0, 0, 0, 0, 0],
  matches: 0,
  boardsSquared: 0,
  place: { squared: 0, byBoards: 0 },
  top4: { squared: 0, byBoards: 0 },
  wins: { squared: 0, byBoards: 0 },
})

/** Adds a match in which boards at these places, 1 to 8, had the thing; a place stands as often as the thing counts there. */
export function addMatch(tally: Tally, matchPlaces: readonly number[]): void {
  const sums = { place: 0, top4: 0, wins: 0 }
  for (const place of matchPlaces) {
    tally.places[place - 1]! += 1
    sums.place += place
    if (place <= 4) sums.top4 += 1
    if (place === 1) sums.wins += 1
  }
  const boards = matchPlaces.length
  tally.matches += 1
  tally.boardsSquared += boards * boards
  for (const key of ['place', 'top4', 'wins'] as const) {
    tally[key].squared += sums[key] * sums[key]
    tally[key].byBoards += sums[key] * boards
  }
}

/** Boards of a tally. */
export const boardsOf = ({ places }: Pick<Tally, 'places'>): number => places.reduce((sum, each) => sum + each, 0)
