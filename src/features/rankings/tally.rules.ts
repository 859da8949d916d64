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

/** The sums of a tally in the order in which they stand in a row, named as their columns. */
export const tallySums = [
  'place_1',
  'place_2',
  'place_3',
  'place_4',
  'place_5',
  'place_6',
  'place_7',
  'place_8',
  'matches',
  'boards_squared',
  'place_squared',
  'place_by_boards',
  'top4_squared',
  'top4_by_boards',
  'wins_squared',
  'wins_by_boards',
]

const [matches, boardsSquared, placeSquared, placeByBoards] = [8, 9, 10, 11]
const [top4Squared, top4ByBoards, winsSquared, winsByBoards] = [12, 13, 14, 15]
/** Of the match that is being counted: its number, its boards and what they add up to. */
const [match, boards, place, top4, wins] = [16, 17, 18, 19, 20]
/** Cells of a row, and some to spare: so each of the three groups above lies in one line of the processor's cache. */
const width = 24

/** Makes tallies of many things, board by board; those of a match come one after the other. They are rows of one array: an object for each would cost more than the counting. */
export class Tallies {
  #cells = new Float64Array(width * 64)
  #rows = 0

  /** How many there are. */
  get length(): number {
    return this.#rows
  }

  /** Makes an empty tally, and returns its row. */
  open(): number {
    if ((this.#rows + 1) * width > this.#cells.length) {
      const larger = new Float64Array(this.#cells.length * 2)
      larger.set(this.#cells)
      this.#cells = larger
    }
    return this.#rows++
  }

  /** Counts a board of a match, by the match's number, at a place of 1 to 8. */
  add(row: number, matchNumber: number, placed: number): void {
    const cells = this.#cells
    const at = row * width
    if (cells[at + match] !== matchNumber) {
      this.#endMatch(at)
      cells[at + match] = matchNumber
    }
    cells[at + placed - 1]! += 1
    cells[at + boards]! += 1
    cells[at + place]! += placed
    if (placed <= 4) cells[at + top4]! += 1
    if (placed === 1) cells[at + wins]! += 1
  }

  /** Adds sums, in the order of `tallySums`, of other matches. */
  addSums(row: number, sums: ArrayLike<number>): void {
    const cells = this.#cells
    const at = row * width
    for (let index = 0; index < tallySums.length; index++) cells[at + index]! += sums[index]!
  }

  /** The sums of a row, in the order of `tallySums`. */
  sums(row: number): Float64Array {
    const at = row * width
    this.#endMatch(at)
    return this.#cells.subarray(at, at + tallySums.length)
  }

  /** The sums of every row, one after the other. */
  all(): Float64Array {
    const sums = new Float64Array(this.#rows * tallySums.length)
    for (let row = 0; row < this.#rows; row++) sums.set(this.sums(row), row * tallySums.length)
    return sums
  }

  #endMatch(at: number) {
    const cells = this.#cells
    const [boardCount, placeSum, top4Sum, winSum] = [
      cells[at + boards]!,
      cells[at + place]!,
      cells[at + top4]!,
      cells[at + wins]!,
    ]
    if (boardCount === 0) return
    cells[at + matches]! += 1
    cells[at + boardsSquared]! += boardCount * boardCount
    cells[at + placeSquared]! += placeSum * placeSum
    cells[at + placeByBoards]! += placeSum * boardCount
    cells[at + top4Squared]! += top4Sum * top4Sum
    cells[at + top4ByBoards]! += top4Sum * boardCount
    cells[at + winsSquared]! += winSum * winSum
    cells[at + winsByBoards]! += winSum * boardCount
    cells.fill(0, at + boards, at + wins + 1)
  }
}

/** A tally by its sums, in the order of `tallySums`. */
export const tallyOf = (sums: ArrayLike<number>): Tally => ({
  places: Array.from({ length: 8 }, (_, index) => sums[index]!),
  matches: sums[matches]!,
  boardsSquared: sums[boardsSquared]!,
  place: { squared: sums[placeSquared]!, byBoards: sums[placeByBoards]! },
  top4: { squared: sums[top4Squared]!, byBoards: sums[top4ByBoards]! },
  wins: { squared: sums[winsSquared]!, byBoards: sums[winsByBoards]! },
})

/** Boards of a tally. */
export const boardsOf = ({ places }: Pick<Tally, 'places'>): number => places.reduce((sum, each) => sum + each, 0)

/** A tally of several: sums of their sums. */
export function addTallies(tallies: Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, each) => total + of(each), 0)
  const moments = (of: (tally: Tally) => Moments): Moments => ({
    squared: sum((each) => of(each).squared),
    byBoards: sum((each) => of(each).byBoards),
  })
  return {
    places: Array.from({ length: 8 }, (_, index) => sum(({ places }) => places[index]!)),
    matches: sum((each) => each.matches),
    boardsSquared: sum((each) => each.boardsSquared),
    place: moments(({ place }) => place),
    top4: moments(({ top4 }) => top4),
    wins: moments(({ wins }) => wins),
  }
}
