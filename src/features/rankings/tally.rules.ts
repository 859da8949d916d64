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
  place: Moments
  top4: Moments
  wins: Moments
}

/** Of what a match's boards add up to - their places, those at places 1-4, those at place 1 - the sums over matches of its square and of its product with the boards. */
export interface Moments {
  squared: number
  byBoards: number
}

/** Makes the tally of one thing, board by board; those of a match come one after the other. */
export class TallyCounter {
  readonly #tally: Tally = {
    places: [0, 0, 0, 0, 0, 0, 0, 0],
    matches: 0,
    boardsSquared: 0,
    place: { squared: 0, byBoards: 0 },
    top4: { squared: 0, byBoards: 0 },
    wins: { squared: 0, byBoards: 0 },
  }
  #match = -1
  #boards = 0
  #place = 0
  #top4 = 0
  #wins = 0

  /** Counts a board of a match, by the match's number, at a place of 1 to 8. */
  add(match: number, place: number): void {
    if (match !== this.#match) this.#endMatch()
    this.#match = match
    this.#tally.places[place - 1]! += 1
    this.#boards += 1
    this.#place += place
    if (place <= 4) this.#top4 += 1
    if (place === 1) this.#wins += 1
  }

  /** What was counted. */
  tally(): Tally {
    this.#endMatch()
    return this.#tally
  }

  #endMatch() {
    const boards = this.#boards
    if (boards === 0) return
    const { place, top4, wins } = this.#tally
    this.#tally.matches += 1
    this.#tally.boardsSquared += boards * boards
    place.squared += this.#place * this.#place
    place.byBoards += this.#place * boards
    top4.squared += this.#top4 * this.#top4
    top4.byBoards += this.#top4 * boards
    wins.squared += this.#wins * this.#wins
    wins.byBoards += this.#wins * boards
    this.#boards = 0
    this.#place = 0
    this.#top4 = 0
    this.#wins = 0
  }
}

/** Boards of a tally. */
export const boardsOf = ({ places }: Pick<Tally, 'places'>): number => places.reduce((sum, each) => sum + each, 0)
