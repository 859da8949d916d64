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

/** Numbers what boards are counted by, things and parts each from 0: with texts as keys, finding took longer than counting. */
export class Countables {
  /** What the numbers stand for. */
  readonly things: Countable[] = []
  readonly parts: Countable[] = []
  readonly #texts: string[] = []
  readonly #codes = new Map<string, number>()
  /** Of each kind the numbers by the codes of entity and part. */
  readonly #numbers = Object.fromEntries(tallyKinds.map((kind) => [kind, []])) as unknown as Record<
    TallyKind,
    number[][]
  >
  /** Of each champion the numbers of three items on one unit. */
  readonly #threes: Map<number | string, number>[] = []
  /** The codes of whole numbers. */
  readonly #counts: number[] = []
  /** The board for which the number of each part was given last. */
  readonly #boards: number[] = []
  #board = 0
  readonly #none = this.#codeOf('')

  /** Numbers of what a board is counted by. Things: champions once, every copy of an item, traits at the threshold that is active. Parts: of each champion, once, its most stars, its items and each three of them on one unit; and pairs of champions. */
  numbersOf({ units, traits }: Board, lineup: string | null): { things: number[]; parts: number[] } {
    this.#board += 1
    const none = this.#none
    const things = [this.#thing('all', none, none)]
    if (lineup !== null) things.push(this.#thing('lineup', this.#codeOf(lineup), none))
    for (const { id, tier } of traits) things.push(this.#thing('trait', this.#codeOf(id), this.#codeOfCount(tier)))
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
        things.push(this.#thing('item', item, none))
        this.#addOnce(parts, this.#part('champion-item', champion, item))
      }
      if (unit.items.length === 3) this.#addOnce(parts, this.#threeOf(champion, unit.items))
    }
    for (let at = 0; at < champions.length; at++) {
      things.push(this.#thing('champion', champions[at]!, none))
      parts.push(this.#part('stars', champions[at]!, this.#codeOfCount(stars[at]!)))
    }
    this.#addPartners(parts, champions)
    return { things, parts }
  }

  #addPartners(parts: number[], champions: number[]) {
    if (champions.length > mostChampions) return
    for (let first = 0; first < champions.length; first++) {
      for (let second = first + 1; second < champions.length; second++) {
        const [one, other] = [champions[first]!, champions[second]!]
        parts.push(this.#part('partner', Math.min(one, other), Math.max(one, other)))
      }
    }
  }

  #addOnce(numbers: number[], number: number) {
    if (this.#boards[number] === this.#board) return
    this.#boards[number] = this.#board
    numbers.push(number)
  }

  /** Three items of a champion, whatever their order. */
  #threeOf(champion: number, [first, second, third]: string[]): number {
    const key = keyOfThree(this.#codeOf(first!), this.#codeOf(second!), this.#codeOf(third!))
    this.#threes[champion] ??= new Map()
    const own = this.#threes[champion]
    const known = own.get(key)
    if (known !== undefined) return known
    const part = [first, second, third].sort().join(' ')
    const number = this.parts.push({ kind: 'champion-items', entity: this.#texts[champion]!, part }) - 1
    own.set(key, number)
    return number
  }

  #thing(kind: ThingKind, entity: number, part: number): number {
    return this.#numberOf(this.things, kind, entity, part)
  }

  #part(kind: PartKind, entity: number, part: number): number {
    return this.#numberOf(this.parts, kind, entity, part)
  }

  #numberOf(all: Countable[], kind: TallyKind, entity: number, part: number): number {
    this.#numbers[kind][entity] ??= []
    const own = this.#numbers[kind][entity]
    const known = own[part]
    if (known !== undefined) return known
    const texts = [this.#texts[entity]!, this.#texts[part]!]
    const [first, second] = kind === 'partner' ? texts.sort() : texts
    const number = all.push({ kind, entity: first!, part: second! }) - 1
    own[part] = number
    return number
  }

  #codeOfCount(count: number): number {
    this.#counts[count] ??= this.#codeOf(String(count))
    return this.#counts[count]
  }

  #codeOf(text: string): number {
    const known = this.#codes.get(text)
    if (known !== undefined) return known
    const code = this.#texts.push(text) - 1
    this.#codes.set(text, code)
    return code
  }
}

/** Names three codes whatever their order: by one small number where it can, which a map finds faster than a text. */
function keyOfThree(a: number, b: number, c: number): number | string {
  const [least, most] = [Math.min(a, b, c), Math.max(a, b, c)]
  const middle = a + b + c - least - most
  return most < 1024 ? (least << 20) | (middle << 10) | most : `${least} ${middle} ${most}`
}
