import { clusterOf } from '#src/features/rankings/board-lineups.rules.ts'
import type { Board } from './match-record.ts'
import { NumberList } from './number-list.ts'

/** Subjects of rankings: counted in each bracket, by version and by day. */
export const subjectKinds = ['all', 'champion', 'item', 'trait', 'lineup'] as const
/** Details of champions, and what boards of recommended lineups have: by step of the ladder and version, not by day. */
export const detailKinds = [
  'stars',
  'champion-item',
  'champion-items',
  'partner',
  'lineup-champion',
  'lineup-item',
] as const
export type SubjectKind = (typeof subjectKinds)[number]
export type DetailKind = (typeof detailKinds)[number]
const tallyKinds = [...subjectKinds, ...detailKinds]
export type TallyKind = (typeof tallyKinds)[number]

/** The kind under which the entries of a season's list are counted. */
export const subjectKindOf = {
  champions: 'champion',
  items: 'item',
  traits: 'trait',
} as const satisfies Record<string, SubjectKind>

export interface TallySubject {
  kind: TallyKind
  entity: string
  /** Stars, item, sorted items, later partner, threshold, or "champion item" of a lineup; empty for the whole entity. */
  part: string
}

/** Champions of a board above which pairs are not counted: the game allows no such board. */
const maxChampions = 30

/** Range of a board in `list`: subjects from `subjects` on, details from `details` to before `end`. */
export interface BoardNumbers {
  subjects: number
  details: number
  end: number
}

/** Assigns numbers from 0 to subjects and to details, because text keys took longer than the counting. */
export class SubjectIndex {
  /** Subjects by number. */
  readonly subjects: TallySubject[] = []
  readonly details: TallySubject[] = []
  /** Numbers of all boards so far, concatenated. */
  readonly list = new NumberList()
  readonly #champions = new Codes()
  readonly #items = new Codes()
  readonly #traits = new Codes()
  readonly #lineups = new Codes()
  readonly #all = this.#subject('all', () => '')
  readonly #lineup = this.#subject('lineup', (code) => this.#lineups.texts[code]!)
  readonly #champion = this.#subject('champion', (code) => this.#champions.texts[code]!)
  readonly #item = this.#subject('item', (code) => this.#items.texts[code]!)
  readonly #trait = this.#subject('trait', (code) => this.#traits.texts[code]!, String)
  readonly #stars = this.#detail('stars', String)
  readonly #championItem = this.#detail('champion-item', (code) => this.#items.texts[code]!)
  readonly #partner = new Numbers((one, other) => {
    const [entity, part] = [this.#champions.texts[one]!, this.#champions.texts[other]!].sort()
    return this.details.push({ kind: 'partner', entity: entity!, part: part! }) - 1
  })
  readonly #lineupBoards = this.#lineupDetail(() => '')
  readonly #lineupChampion = this.#lineupDetail((code) => this.#champions.texts[code]!)
  /** The other number is that of a champion's item. */
  readonly #lineupItem = new Numbers((lineup, detail) => {
    const { entity, part } = this.details[detail]!
    return (
      this.details.push({ kind: 'lineup-item', entity: this.#lineups.texts[lineup]!, part: `${entity} ${part}` }) - 1
    )
  })
  /** Whether each lineup is a recommended one. */
  readonly #areRecommended: boolean[] = []
  /** Numbers of sets of three items by champion code. */
  readonly #threes: Map<number | string, number>[] = []
  /** Last board with each detail, from 1. */
  readonly #lastBoards = new NumberList()
  #boards = 0

  /** Adds a board: each champion and detail once with its most stars, and every copy of an item. */
  take({ units, traits }: Pick<Board, 'units' | 'traits'>, lineup: string | null): BoardNumbers {
    this.#boards += 1
    const { list } = this
    const subjects = list.length
    list.push(this.#all.of(0))
    const lineupCode = lineup === null ? null : this.#lineups.of(lineup)
    if (lineupCode !== null) list.push(this.#lineup.of(lineupCode))
    for (const { id, tier } of traits) list.push(this.#trait.of(this.#traits.of(id), tier))
    const champions: number[] = []
    const stars: number[] = []
    const items: number[] = []
    for (const unit of units) {
      const champion = this.#champions.of(unit.id)
      const known = champions.indexOf(champion)
      const at = known === -1 ? champions.push(champion) - 1 : known
      stars[at] = Math.max(unit.stars, stars[at] ?? 0)
      for (const id of unit.items) {
        const item = this.#items.of(id)
        items.push(item)
        list.push(this.#item.of(item))
      }
    }
    for (const champion of champions) list.push(this.#champion.of(champion))
    const details = list.length
    for (let at = 0; at < champions.length; at++) list.push(this.#stars.of(champions[at]!, stars[at]!))
    let at = 0
    for (const unit of units) {
      if (unit.items.length > 0) this.#takeItems(this.#champions.of(unit.id), items, at, unit.items.length)
      at += unit.items.length
    }
    if (lineupCode !== null && this.#isRecommended(lineupCode)) this.#takeLineup(lineupCode, champions, details)
    this.#takePartners(champions)
    return { subjects, details, end: list.length }
  }

  #takeItems(champion: number, items: number[], from: number, count: number) {
    for (let at = from; at < from + count; at++) this.#pushOnce(this.#championItem.of(champion, items[at]!))
    if (count === 3) this.#pushOnce(this.#threeOf(champion, items[from]!, items[from + 1]!, items[from + 2]!))
  }

  /** Adds the champions of a lineup's board, and those of its details from `details` on that are items of champions. */
  #takeLineup(lineup: number, champions: number[], details: number) {
    const { length } = this.list
    this.list.push(this.#lineupBoards.of(lineup))
    for (const champion of champions) this.list.push(this.#lineupChampion.of(lineup, champion))
    for (let at = details; at < length; at++) {
      const detail = this.list.at(at)
      if (this.details[detail]!.kind === 'champion-item') this.list.push(this.#lineupItem.of(lineup, detail))
    }
  }

  #isRecommended(lineup: number): boolean {
    this.#areRecommended[lineup] ??= clusterOf(this.#lineups.texts[lineup]!) === null
    return this.#areRecommended[lineup]
  }

  #takePartners(champions: number[]) {
    if (champions.length > maxChampions) return
    for (let first = 0; first < champions.length; first++) {
      for (let second = first + 1; second < champions.length; second++) {
        const [one, other] = [champions[first]!, champions[second]!]
        this.list.push(one < other ? this.#partner.of(one, other) : this.#partner.of(other, one))
      }
    }
  }

  #pushOnce(part: number) {
    if (this.#lastBoards.at(part) === this.#boards) return
    this.#lastBoards.set(part, this.#boards)
    this.list.push(part)
  }

  #threeOf(champion: number, first: number, second: number, third: number): number {
    const key = keyOfThree(first, second, third)
    this.#threes[champion] ??= new Map()
    const own = this.#threes[champion]
    const known = own.get(key)
    if (known !== undefined) return known
    const part = [first, second, third]
      .map((item) => this.#items.texts[item])
      .sort()
      .join(' ')
    const number = this.details.push({ kind: 'champion-items', entity: this.#champions.texts[champion]!, part }) - 1
    own.set(key, number)
    return number
  }

  #subject(
    kind: SubjectKind,
    entityOf: (code: number) => string,
    partOf: (code: number) => string = () => '',
  ): Numbers {
    return new Numbers((one, other) => this.subjects.push({ kind, entity: entityOf(one), part: partOf(other) }) - 1)
  }

  #lineupDetail(partOf: (code: number) => string): Numbers {
    return new Numbers((lineup, other) => {
      const entity = this.#lineups.texts[lineup]!
      return this.details.push({ kind: 'lineup-champion', entity, part: partOf(other) }) - 1
    })
  }

  #detail(kind: DetailKind, partOf: (code: number) => string): Numbers {
    return new Numbers((one, other) => {
      return this.details.push({ kind, entity: this.#champions.texts[one]!, part: partOf(other) }) - 1
    })
  }
}

/** Assigns small numbers to texts. */
class Codes {
  readonly texts: string[] = []
  readonly #codes = new Map<string, number>()

  of(text: string): number {
    const known = this.#codes.get(text)
    if (known !== undefined) return known
    const code = this.texts.push(text) - 1
    this.#codes.set(text, code)
    return code
  }
}

/** Assigns numbers to pairs of codes; single codes have 0 as the other. */
class Numbers {
  readonly #open: (one: number, other: number) => number
  /** Numbers from 1 by code and other code; 0 when not assigned. */
  readonly #rows: NumberList[] = []

  /** `open` returns the number of a new pair. */
  constructor(open: (one: number, other: number) => number) {
    this.#open = open
  }

  of(one: number, other = 0): number {
    const row = this.#rows[one] ?? this.#openRow(one)
    const known = row.at(other)
    if (known > 0) return known - 1
    const number = this.#open(one, other)
    row.set(other, number + 1)
    return number
  }

  #openRow(one: number): NumberList {
    const row = new NumberList()
    this.#rows[one] = row
    return row
  }
}

/** Returns a key of three unordered codes: a small number when it fits, which a map finds faster than a text. */
function keyOfThree(a: number, b: number, c: number): number | string {
  const [least, most] = [Math.min(a, b, c), Math.max(a, b, c)]
  const middle = a + b + c - least - most
  return most < 1024 ? (least << 20) | (middle << 10) | most : `${least} ${middle} ${most}`
}
