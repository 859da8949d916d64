import { foldText } from '#src/core/texts/typed-text.ts'

/** The facts of a season that its team codes need; without `teamCodeSuffix` the season has none. */
export interface TeamCodeSeason {
  id: string
  teamCodeSuffix?: string | undefined
  champions: { id: string; english: string; cost: number; teamCode?: string | undefined }[]
}

export interface LeftOut {
  id: string
  reason: 'no_code' | 'double' | 'too_many'
}

export type TeamCodeReading =
  /** `slot` counts from 1. */
  | { ok: true; season: string; champions: string[]; unknownSlots: UnknownSlot[] }
  | { ok: false; fault: 'nothing_found' | 'older_form' | 'newer_form' | 'no_set' }
  | { ok: false; fault: 'several_codes'; codes: string[] }
  /** `season` is null if the site doesn't have the set. */
  | { ok: false; fault: 'other_set'; suffix: string; season: string | null }
  /** `by` is negative if characters are missing. */
  | { ok: false; fault: 'wrong_length'; by: number }
  | { ok: false; fault: 'wrong_characters'; characters: string[] }
  | { ok: false; fault: 'empty_board'; unknownSlots: UnknownSlot[] }

export interface UnknownSlot {
  slot: number
  code: string
}

const version = '02'
const slots = 10
const emptySlot = '000'
const codeLength = version.length + slots * emptySlot.length
/** Older codes had two digits a slot. */
const olderLength = version.length + slots * 2

/** Facts of a season in the form that team codes need. */
export const teamCodeSeasonOf = (season: {
  facts: { id: string; teamCodeSuffix?: string | undefined }
  champions: { id: string; name: { en: string }; cost: number; teamCode?: string | undefined }[]
}): TeamCodeSeason => ({
  id: season.facts.id,
  teamCodeSuffix: season.facts.teamCodeSuffix,
  champions: season.champions.map(({ id, name, cost, teamCode }) => ({ id, english: name.en, cost, teamCode })),
})

/** The game's code of the first ten different champions, by cost and English name; null if none has a code. */
export function teamCodeOf(
  units: { unit: string }[],
  season: TeamCodeSeason,
): { code: string | null; leftOut: LeftOut[] } {
  const champions = new Map(season.champions.map((champion) => [champion.id, champion]))
  const taken = new Map<string, TeamCodeSeason['champions'][number]>()
  const leftOut = units.flatMap(({ unit }): LeftOut[] => {
    const champion = champions.get(unit)
    if (!season.teamCodeSuffix || !champion?.teamCode) return [{ id: unit, reason: 'no_code' }]
    if (taken.has(champion.teamCode)) return [{ id: unit, reason: 'double' }]
    if (taken.size === slots) return [{ id: unit, reason: 'too_many' }]
    taken.set(champion.teamCode, champion)
    return []
  })
  if (taken.size === 0) return { code: null, leftOut }
  const codes = [...taken.values()]
    .sort((a, b) => a.cost - b.cost || (a.english < b.english ? -1 : 1))
    .map(({ teamCode }) => teamCode)
  return { code: `${version}${codes.join('').padEnd(slots * emptySlot.length, '0')}${season.teamCodeSuffix}`, leftOut }
}

/** Reads the one code in a pasted text; `open` is the only season whose codes are wanted, if given. Never throws. */
export function readTeamCode(text: string, seasons: TeamCodeSeason[], open?: string): TeamCodeReading {
  const found = codesIn(text, seasons)
  const [first] = found
  if (!first) return { ok: false, fault: looksLikeCode.test(folded(text)) ? 'no_set' : 'nothing_found' }
  const codes = [...new Set(found.map(({ digits, suffix }) => digits + suffix))]
  if (codes.length > 1) return { ok: false, fault: 'several_codes', codes }
  return readFound(first, seasons, open)
}

/** A code as it stands in the text; `before` is what its digits directly follow. */
interface Found {
  digits: string
  suffix: string
  before: string
}

/** Longest part of a pasted text that is read. */
const readLength = 20_000
/** Fewer digits before a suffix are words of a sentence, such as "a TFTSet15 board". */
const fewestDigits = 6
const looksLikeCode = /(?<![a-z0-9])0[0-9a-f]{13}/
const suffixes = /t\s*f\s*t\s*s\s*e\s*t\s*(\d+(?:_[a-z]+\d*)?)(?:\s+(\d{1,2})(?![0-9a-z]))?/g

/** Marks of a quoted message at the start of its lines. */
const quoteMarks = /^[ \t>]*>/gm

const folded = (text: string): string => foldText(text.slice(0, readLength)).replace(quoteMarks, ' ')

function codesIn(text: string, seasons: TeamCodeSeason[]): Found[] {
  const whole = folded(text)
  const found: Found[] = []
  let from = 0
  for (const match of whole.matchAll(suffixes)) {
    const head = whole.slice(from, match.index)
    const run = runAtEnd(head)
    from = match.index + match[0].length - (match[2]?.length ?? 0)
    const digits = digitsIn(run)
    const before = head.slice(0, head.length - run.length)
    const isGlued = !/^\s/.test(run) && digits === run.replace(/\s/g, '')
    const glued = isGlued ? before : ''
    if (digits.length < fewestDigits && wrongCharacters(glued).length === 0) continue
    found.push({ digits, suffix: suffixOf(match, seasons), before: glued })
  }
  return found
}

/** Digits and blanks at the end of a text, up to twice as many digits as a code has. */
function runAtEnd(text: string): string {
  let start = text.length
  for (let digits = 0; start > 0 && digits < 2 * codeLength; start--) {
    if (/[0-9a-f]/.test(text[start - 1]!)) digits++
    else if (!/\s/.test(text[start - 1]!)) break
  }
  return text.slice(start)
}

/** The known spelling of a suffix; a blank may have split its number. */
function suffixOf([, number, rest]: RegExpMatchArray, seasons: TeamCodeSeason[]): string {
  const known = (suffix: string) =>
    seasons.find(({ teamCodeSuffix }) => teamCodeSuffix?.toLowerCase() === suffix.toLowerCase())?.teamCodeSuffix
  const suffix = `TFTSet${number}`
  return known(suffix) ?? (rest ? known(suffix + rest) : undefined) ?? suffix
}

/** Digits of a code at the end of a run of digits and blanks, whose first words may belong to a sentence. */
function digitsIn(run: string): string {
  const words = run.split(/\s+/).filter(Boolean)
  const tails = words.map((_, index) => words.slice(index).join(''))
  const last = words.at(-1) ?? ''
  // A number before a cut code, such as "Team 02", must not fill its gap.
  if (last.startsWith(version) && last.length > codeLength / 2) return last
  const isForm = (form: RegExp) => tails.find((tail) => form.test(tail))
  return (
    tails.find((tail) => tail.length === codeLength && tail.startsWith(version)) ??
    isForm(/^02/) ??
    isForm(/^0[0-9a-f]/) ??
    tails[0] ??
    ''
  )
}

function readFound({ digits, suffix, before }: Found, seasons: TeamCodeSeason[], open?: string): TeamCodeReading {
  const form = Number.parseInt(digits.slice(0, 2), 16)
  const isWhole = digits.length === codeLength
  const characters = isWhole ? [] : wrongCharacters(before)
  if (characters.length > 0) return { ok: false, fault: 'wrong_characters', characters }
  const hasOlderLength = digits.length === olderLength || isWhole
  if (digits.startsWith('0') && form < 2 && hasOlderLength) return { ok: false, fault: 'older_form' }
  if (form > 2 && (isWhole || digits.startsWith('0'))) return { ok: false, fault: 'newer_form' }
  const season = seasons.find(({ teamCodeSuffix }) => teamCodeSuffix === suffix)
  if (!season || (open !== undefined && season.id !== open))
    return { ok: false, fault: 'other_set', suffix, season: season?.id ?? null }
  if (!isWhole) return { ok: false, fault: 'wrong_length', by: digits.length - codeLength }
  return readSlots(digits.slice(version.length).match(/.{3}/g)!, season)
}

/** Characters which no code has, in the word that ends directly before the digits; titles such as "code:" are none. */
function wrongCharacters(before: string): string[] {
  const word = /[^\s]*$/.exec(before.slice(-2 * codeLength))![0]
  const start = /(?<![a-z0-9])0[0-9a-f].*$/.exec(word)?.[0]
  return start ? [...new Set(start.match(/[^0-9a-f]/gu))] : []
}

function readSlots(codes: string[], season: TeamCodeSeason): TeamCodeReading {
  const byCode = new Map(season.champions.map(({ id, teamCode }) => [teamCode, id]))
  const champions = new Set<string>()
  const unknownSlots: UnknownSlot[] = []
  for (const [index, code] of codes.entries()) {
    const champion = byCode.get(code)
    if (champion) champions.add(champion)
    else if (code !== emptySlot) unknownSlots.push({ slot: index + 1, code })
  }
  if (champions.size === 0) return { ok: false, fault: 'empty_board', unknownSlots }
  return { ok: true, season: season.id, champions: [...champions], unknownSlots }
}
