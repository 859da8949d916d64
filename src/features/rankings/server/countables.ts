import type { Board } from './match-record.ts'

/** What is counted in each bracket, by version and also by day, so that it has a trend. */
export const thingKinds = ['all', 'champion', 'item', 'trait', 'lineup'] as const
/** What is counted on each step of the ladder, by version alone: there is too much of it for days and for brackets. */
export const partKinds = ['stars', 'champion-item', 'champion-items', 'partner'] as const
export type ThingKind = (typeof thingKinds)[number]
export type PartKind = (typeof partKinds)[number]
const tallyKinds = [...thingKinds, ...partKinds]
export type TallyKind = (typeof tallyKinds)[number]

/** What a tally is of. */
export interface Countable {
  kind: TallyKind
  entity: string
  /** Of a champion: its stars, an item, its three items; a partner that comes after it in order. Of a trait: its threshold. Else empty. */
  part: string
}

/** Different champions of a board beyond which it is none that the game allows: pairs of them are not counted. */
const mostChampions = 30
/** More than the different texts of a batch, whose bytes are bounded. */
const mostCodes = 2 ** 24

/** Numbers what boards are counted by, from 0: with texts as keys, finding took longer than counting. */
export class Countables {
  readonly #all: Countable[] = []
  readonly #texts: string[] = []
  readonly #codes = new Map<string, number>()
  readonly #pairs = new Map<number, number>()
  /** Of each kind the numbers by the codes of entity and part. */
  readonly #numbers = Object.fromEntries(tallyKinds.map((kind) => [kind, []])) as unknown as Record<
    TallyKind,
    number[][]
  >
  readonly #threes = new Map<number, number>()
  /** The board for which each number was given last. */
  readonly #boards: number[] = []
  #board = 0
  readonly #none = this.#codeOf('')

  /** What a number stands for. */
  countableOf(number: number): Countable {
    return this.#all[number]!
  }

  /** Numbers of what a board is counted by. Things: champions once, every copy of an item, traits at the threshold that is active. Parts: of each champion, once, its most stars, its items and each three of them on one unit; and pairs of champions. */
  numbersOf({ units, traits }: Board, lineup: string | null): { things: number[]; parts: number[] } {
    this.#board += 1
    const none = this.#none
    const things = [this.#numberOf('all', none, none)]
    if (lineup !== null) things.push(this.#numberOf('lineup', this.#codeOf(lineup), none))
    for (const { id, tier } of traits)
      things.push(this.#numberOf('trait', this.#codeOf(id), this.#codeOf(String(tier))))
    const parts: number[] = []
    const champions: number[] = []
    const stars: number[] = []
    for (const unit of units) {
      const champion = this.#codeOf(unit.id)
      const known = champions.indexOf(champion)
      const at = known === -1 ? champions.push(champion) - 1 : known
      stars[at] = Math.max(unit.stars, stars[at] ?? 0)
      for (const id of unit.items) {
        const item = this.#codeOf(id)
        things.push(this.#numberOf('item', item, none))
        this.#addOnce(parts, this.#numberOf('champion-item', champion, item))
      }
      if (unit.items.length === 3) this.#addOnce(parts, this.#threeOf(champion, unit.items))
    }
    for (let at = 0; at < champions.length; at++) {
      things.push(this.#numberOf('champion', champions[at]!, none))
      parts.push(this.#numberOf('stars', champions[at]!, this.#codeOf(String(stars[at]))))
    }
    this.#addPartners(parts, champions)
    return { things, parts }
  }

  #addPartners(parts: number[], champions: number[]) {
    if (champions.length > mostChampions) return
    for (let first = 0; first < champions.length; first++) {
      for (let second = first + 1; second < champions.length; second++) {
        const [one, other] = [champions[first]!, champions[second]!]
        parts.push(this.#numberOf('partner', Math.min(one, other), Math.max(one, other)))
      }
    }
  }

  #addOnce(numbers: number[], number: number) {
    if (this.#boards[number] === this.#board) return
    this.#boards[number] = this.#board
    numbers.push(number)
  }

  /** Three items of a champion, whatever their order. */
  #threeOf(champion: number, items: string[]): number {
    const codes = items.map((item) => this.#codeOf(item)).sort((a, b) => a - b)
    const key = codes.reduce((before, code) => this.#pairOf(before, code), champion)
    const known = this.#threes.get(key)
    if (known !== undefined) return known
    const part = items.toSorted().join(' ')
    const number = this.#all.push({ kind: 'champion-items', entity: this.#texts[champion]!, part }) - 1
    this.#threes.set(key, number)
    return number
  }

  #pairOf(one: number, other: number): number {
    const key = one * mostCodes + other
    const known = this.#pairs.get(key)
    if (known !== undefined) return known
    this.#pairs.set(key, this.#pairs.size)
    return this.#pairs.size - 1
  }

  #numberOf(kind: TallyKind, entity: number, part: number): number {
    this.#numbers[kind][entity] ??= []
    const own = this.#numbers[kind][entity]
    const known = own[part]
    if (known !== undefined) return known
    const texts = [this.#texts[entity]!, this.#texts[part]!]
    const [first, second] = kind === 'partner' ? texts.sort() : texts
    const number = this.#all.push({ kind, entity: first!, part: second! }) - 1
    own[part] = number
    return number
  }

  #codeOf(text: string): number {
    const known = this.#codes.get(text)
    if (known !== undefined) return known
    const code = this.#texts.push(text) - 1
    this.#codes.set(text, code)
    return code
  }
}
