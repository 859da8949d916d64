/** Sums over the boards of one subject; they add up across days, ranks and processes. The sums by match measure clustering. */
export interface Tally {
  /** Boards at places 1 to 8. */
  places: number[]
  /** Matches with at least one of these boards. */
  matches: number
  /** Sum over matches of the square of its boards. */
  boardsSquared: number
  place: Moments
  top4: Moments
  wins: Moments
}

/** For a total x of a match's boards (places, top 4s or wins): sums over matches of x² and of x × boards. */
export interface Moments {
  squared: number
  byBoards: number
}

/** Columns of a tally in the database, in the order of a row of sums. */
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

/** Cells of a row: eight places, then the current match and its sums; 64 bytes are one cache line. */
const width = 16
const [match, boards, place, placesSquared, top4, wins] = [8, 9, 10, 11, 12, 13]
/** Corrections of the sums by match for matches with several boards; see `#endMatch`. */
const togetherWidth = 8

/** Builds many tallies in typed arrays, which is faster than objects; boards come match by match. */
export class Tallies {
  #cells = new Uint32Array(width * 64)
  #together = new Float64Array(togetherWidth * 64)
  #rows = 0

  get length(): number {
    return this.#rows
  }

  /** Adds an empty tally and returns its row. */
  open(): number {
    if ((this.#rows + 1) * width > this.#cells.length) {
      const [cells, together] = [new Uint32Array(this.#cells.length * 2), new Float64Array(this.#together.length * 2)]
      cells.set(this.#cells)
      together.set(this.#together)
      this.#cells = cells
      this.#together = together
    }
    return this.#rows++
  }

  /** Counts a board of a match (number from 0) at a place of 1 to 8. */
  add(row: number, matchNumber: number, placed: number): void {
    const cells = this.#cells
    const at = row * width
    cells[at + placed - 1]! += 1
    if (cells[at + match] === matchNumber + 1) {
      cells[at + boards]! += 1
      cells[at + place]! += placed
      cells[at + placesSquared]! += placed * placed
      cells[at + top4]! += placed <= 4 ? 1 : 0
      cells[at + wins]! += placed === 1 ? 1 : 0
    } else {
      if (cells[at + boards]! > 1) this.#endMatch(row)
      cells[at + match] = matchNumber + 1
      cells[at + boards] = 1
      cells[at + place] = placed
      cells[at + placesSquared] = placed * placed
      cells[at + top4] = placed <= 4 ? 1 : 0
      cells[at + wins] = placed === 1 ? 1 : 0
    }
  }

  /** Ends the current match and returns the sums of all rows, concatenated in the order of `tallySums`. */
  all(): Float64Array {
    const sums = new Float64Array(this.#rows * tallySums.length)
    for (let row = 0; row < this.#rows; row++) this.#writeSums(row, sums, row * tallySums.length)
    return sums
  }

  #writeSums(row: number, sums: Float64Array, to: number) {
    if (this.#cells[row * width + boards]! > 1) this.#endMatch(row)
    let [boardSum, placeSum, squareSum, top4Sum] = [0, 0, 0, 0]
    for (let placed = 1; placed <= 8; placed++) {
      const count = this.#cells[row * width + placed - 1]!
      sums[to + placed - 1] = count
      boardSum += count
      placeSum += count * placed
      squareSum += count * placed * placed
      if (placed <= 4) top4Sum += count
    }
    const winSum = this.#cells[row * width]!
    // sums as if each board were alone in its match, plus the corrections
    const alone = [boardSum, boardSum, squareSum, placeSum, top4Sum, top4Sum, winSum, winSum]
    for (let index = 0; index < togetherWidth; index++)
      sums[to + matches + index] = alone[index]! + this.#together[row * togetherWidth + index]!
  }

  /** Adds the difference to sums of boards that are alone in their matches. */
  #endMatch(row: number) {
    const cells = this.#cells
    const at = row * width
    const [boardCount, placeSum, top4Sum, winSum] = [
      cells[at + boards]!,
      cells[at + place]!,
      cells[at + top4]!,
      cells[at + wins]!,
    ]
    cells[at + boards] = 0
    const together = this.#together
    const to = row * togetherWidth - matches
    together[to + matches]! -= boardCount - 1
    together[to + boardsSquared]! += boardCount * boardCount - boardCount
    together[to + placeSquared]! += placeSum * placeSum - cells[at + placesSquared]!
    together[to + placeByBoards]! += placeSum * (boardCount - 1)
    together[to + top4Squared]! += top4Sum * (top4Sum - 1)
    together[to + top4ByBoards]! += top4Sum * (boardCount - 1)
    together[to + winsSquared]! += winSum * (winSum - 1)
    together[to + winsByBoards]! += winSum * (boardCount - 1)
  }
}

/** Converts a row of sums, in the order of `tallySums`. */
export const tallyOf = (sums: ArrayLike<number>): Tally => ({
  places: Array.from({ length: 8 }, (_, index) => sums[index]!),
  matches: sums[matches]!,
  boardsSquared: sums[boardsSquared]!,
  place: { squared: sums[placeSquared]!, byBoards: sums[placeByBoards]! },
  top4: { squared: sums[top4Squared]!, byBoards: sums[top4ByBoards]! },
  wins: { squared: sums[winsSquared]!, byBoards: sums[winsByBoards]! },
})

export const boardsOf = ({ places }: Pick<Tally, 'places'>): number => places.reduce((sum, each) => sum + each, 0)

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
