/** A champion on a hex, "row,column" from "1,1" to "4,7". */
export interface BoardUnit {
  unit: string
  star: 1 | 2 | 3
  items: string[]
  hex: string
  carry: boolean
}

/** The facts of a season that its boards need; `matchIds` are further ids of the same entity. */
export interface BoardSeason {
  champions: { id: string; matchIds?: string[] | undefined }[]
  items: { id: string; matchIds?: string[] | undefined }[]
  /** Most units of a board; 28 by default. */
  maxUnits?: number
}

export interface LeftOutOfBoard {
  kind: 'champion' | 'item'
  /** The id, or the name in the link if the season doesn't have it. */
  name: string
  hex: string
  reason: 'unknown' | 'hex_taken' | 'too_many'
}

export type BoardReading =
  | { fault: null; board: BoardUnit[]; leftOut: LeftOutOfBoard[] }
  | { fault: 'incomplete' | 'newer' }

/** Version 1: version, length, units separated by "-", two digits of check; no index into game data. */
const version = '1'
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const [rows, columns] = [4, 7]
const maxItems = 3
const itemDigits = 4
const checkDigits = 2

/** Writes a board in A-Z, a-z, 0-9, - and _, the same whatever the order of its units. */
export function encodeBoard(board: BoardUnit[]): string {
  const units = board
    .toSorted((a, b) => hexIndex(a.hex) - hexIndex(b.hex))
    .map(({ unit, star, items, hex, carry }) => {
      const kept = items.slice(0, maxItems)
      const form = (star - 1) * 8 + (carry ? 4 : 0) + kept.length
      return `${digits[hexIndex(hex)]}${digits[form]}${kept.map(itemName).join('')}${championName(unit)}`
    })
  const body = units.join('-')
  const text = `${version}${digits[body.length % 64]}${body}`
  return text + checkOf(text)
}

/** Reads a board with the facts of its season; what the season doesn't have is left out. Never throws. */
export function decodeBoard(text: string, season: BoardSeason): BoardReading {
  if (/^[2-9]/.test(text)) return { fault: 'newer' }
  const body = text.slice(2, -checkDigits)
  const isWhole =
    text.length >= 2 + checkDigits &&
    text.startsWith(version) &&
    text[1] === digits[body.length % 64] &&
    text.slice(-checkDigits) === checkOf(text.slice(0, -checkDigits))
  const units = isWhole ? unitsIn(body) : null
  return units ? { fault: null, ...placed(units, season) } : { fault: 'incomplete' }
}

/** A unit as written: hex, stars with carry and number of items, four digits an item, the champion's name. */
interface WrittenUnit {
  champion: string
  items: string[]
  hex: string
  star: 1 | 2 | 3
  carry: boolean
}

function unitsIn(body: string): WrittenUnit[] | null {
  const units: WrittenUnit[] = []
  for (let rest = body; rest; ) {
    const [place, form] = [digits.indexOf(rest[0]!), digits.indexOf(rest[1] ?? '')]
    const stars = (form >> 3) + 1
    const start = 2 + (form & 3) * itemDigits
    const champion = /^\w+/.exec(rest.slice(start))?.[0]
    if (place < 0 || place >= rows * columns || form < 0 || !isStar(stars) || !champion) return null
    const items = rest.slice(2, start).match(/.{4}/g) ?? []
    units.push({ champion, items, hex: hexAt(place), star: stars, carry: (form & 4) > 0 })
    const end = start + champion.length
    if (end === rest.length - 1) return null
    rest = rest.slice(end + 1)
  }
  return units
}

const isStar = (stars: number): stars is 1 | 2 | 3 => stars >= 1 && stars <= 3

function placed(units: WrittenUnit[], season: BoardSeason) {
  const champions = idsByName(season.champions, championName)
  const items = idsByName(season.items, itemName)
  const taken = new Map<string, BoardUnit>()
  const leftOut: LeftOutOfBoard[] = []
  for (const { champion, items: written, hex, star, carry } of units) {
    const unit = champions.get(champion)
    const reason = !unit
      ? 'unknown'
      : taken.has(hex)
        ? 'hex_taken'
        : taken.size >= (season.maxUnits ?? rows * columns)
          ? 'too_many'
          : null
    if (!unit || reason) {
      leftOut.push({ kind: 'champion', name: unit ?? champion, hex, reason: reason ?? 'unknown' })
      continue
    }
    const unknown = written.filter((name) => !items.has(name))
    leftOut.push(...unknown.map((name) => ({ kind: 'item', name, hex, reason: 'unknown' }) as const))
    const known = written.flatMap((name) => items.get(name) ?? [])
    taken.set(hex, { unit, star, items: known, hex, carry })
  }
  return { board: [...taken.values()], leftOut }
}

/** An id always wins over a further id of another entity. */
function idsByName(entries: { id: string; matchIds?: string[] | undefined }[], nameOf: (id: string) => string) {
  const further = entries.flatMap(({ id, matchIds = [] }) => matchIds.map((other) => [nameOf(other), id] as const))
  return new Map([...further, ...entries.map(({ id }) => [nameOf(id), id] as const)])
}

/** The id without the set: "TFT10_Akali_TrueDamage" is "Akali_TrueDamage". */
export const championName = (id: string): string => id.replace(/^TFT\d+_/i, '').replace(/\W/g, '_')

/** Four digits from the hash of an id (FNV-1a, 24 of its 32 bits), as ids of items are long. */
export function itemName(id: string): string {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  const bits = (hash ^ (hash >>> 24)) & 0xffffff
  return [18, 12, 6, 0].map((shift) => digits[(bits >>> shift) & 63]).join('')
}

/** CRC-12 (polynomial 0x80F), which finds every change of one or two neighbouring characters. */
function checkOf(text: string): string {
  let crc = 0xfff
  for (const character of text) {
    crc ^= (digits.indexOf(character) & 63) << 6
    for (let bit = 0; bit < 6; bit++) crc = crc & 0x800 ? ((crc << 1) ^ 0x80f) & 0xfff : crc << 1
  }
  return digits[crc >> 6]! + digits[crc & 63]!
}

function hexIndex(hex: string): number {
  const [row, column] = hex.split(',').map(Number)
  return (row! - 1) * columns + column! - 1
}

const hexAt = (index: number): string => `${Math.floor(index / columns) + 1},${(index % columns) + 1}`
