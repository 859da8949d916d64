import { type Language, languages } from '#src/core/languages.ts'
import { type Numbers, placeholdersOf } from '../text-template.rules.ts'
import { offeredAugments, type Season } from './season-files.ts'
import { type SeasonTexts, type SnackFacts, seasonKinds, type TraitFacts } from './season-schema.ts'

export interface Finding {
  file: string
  entry: string
  fault: string
}

/** Faults of a season beyond the schemas of its files. */
export function findSeasonFaults(season: Season): Finding[] {
  return [
    ...versionFaults(season),
    ...ruleFaults(season),
    ...floorFaults(season),
    ...doubledIds(season),
    ...danglingIds(season),
    ...kindFaults(season),
    ...undescribed(season),
    ...teamCodeFaults(season),
    ...missingGlyphs(season),
    ...nameFaults(season),
    ...languages.flatMap((language) => textFaults(season, language)),
  ]
}

function versionFaults({ facts }: Season): Finding[] {
  const current = facts.versions.filter((version) => version.current)
  if (current.length === 1) return []
  const fault =
    current.length === 0
      ? 'no version is the current one'
      : `two versions are current: ${current.map(({ id }) => id).join(', ')}`
  return [{ file: 'season.json', entry: 'versions', fault }]
}

/** Counts must match levels and costs, and odds add up to 100. */
function ruleFaults({ rules, facts }: Season): Finding[] {
  const { levels, xpToNext, shopOdds, poolSizes, poolChampions } = rules
  const costs = facts.costs.length
  const lengths = [
    ['xpToNext', xpToNext.length, levels - 2],
    ['shopOdds', shopOdds.length, levels],
    ['poolSizes', poolSizes.length, costs],
    ['poolChampions', poolChampions.length, costs],
  ] as const
  const faults = lengths.flatMap(([entry, count, due]) =>
    count === due ? [] : [{ entry, fault: `${count} numbers, not ${due}` }],
  )
  const odds = shopOdds.flatMap((row, place) => {
    const sum = row.reduce((total, each) => total + each, 0)
    const entry = `shopOdds, level ${place + 1}`
    if (row.length !== costs) return [{ entry, fault: `${row.length} numbers, not ${costs}` }]
    return sum === 100 ? [] : [{ entry, fault: `its odds add up to ${sum} and not to 100` }]
  })
  return [...faults, ...odds].map((each) => ({ file: 'rules.json', ...each }))
}

function floorFaults(season: Season): Finding[] {
  return seasonKinds
    .filter((kind) => season[kind].length < season.facts.floors[kind])
    .map((kind) => ({
      file: `${kind}.json`,
      entry: '',
      fault: `${season[kind].length} entries, fewer than the floor of ${season.facts.floors[kind]}`,
    }))
}

function doubledIds(season: Season): Finding[] {
  return seasonKinds.flatMap((kind) => {
    const ids = season[kind].map((entry) => entry.id)
    return ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => ({ file: `${kind}.json`, entry: id, fault: 'the id stands twice' }))
  })
}

function danglingIds({ champions, traits, items, augments }: Season): Finding[] {
  const traitIds = new Set(traits.map(({ id }) => id))
  const itemIds = new Set(items.map(({ id }) => id))
  const missing = (at: Omit<Finding, 'fault'> & { field: string }, ids: string[], known: Set<string>): Finding[] => {
    const { field, ...place } = at
    return ids.filter((id) => !known.has(id)).map((id) => ({ ...place, fault: `${field}: there is no ${id}` }))
  }
  return [
    ...champions.flatMap(({ id, traits: own, forms = [] }) =>
      missing(
        { file: 'champions.json', entry: id, field: 'traits' },
        [...own, ...forms.map(({ trait }) => trait)],
        traitIds,
      ),
    ),
    ...augments.flatMap(({ id, traits: about = [] }) =>
      missing({ file: 'augments.json', entry: id, field: 'traits' }, about, traitIds),
    ),
    ...items.flatMap(({ id, recipe }) => missing({ file: 'items.json', entry: id, field: 'recipe' }, recipe, itemIds)),
    ...items.flatMap(({ id, grantsTrait }) =>
      missing({ file: 'items.json', entry: id, field: 'grantsTrait' }, grantsTrait ? [grantsTrait] : [], traitIds),
    ),
  ]
}

/** An augment about traits is of their kind. */
function kindFaults(season: Season): Finding[] {
  return offeredAugments(season)
    .filter(({ kind, traits }) => traits && kind !== 'trait')
    .map(({ id, kind }) => ({
      file: 'augments.json',
      entry: id,
      fault: `kind: it has traits, but its kind is ${kind}`,
    }))
}

/** Augments and power snax are shown by what they do; other languages fall back to English. */
function undescribed(season: Season): Finding[] {
  const { augments, snax } = season.texts.en
  const missing = (file: string, entries: { id: string }[], texts: Record<string, string>) =>
    entries.filter(({ id }) => !(id in texts)).map(({ id }) => ({ file, entry: id, fault: 'it has no description' }))
  return [
    ...missing('text/en/augments.json', offeredAugments(season), augments),
    ...missing('text/en/snax.json', season.snax, snax),
  ]
}

/** Codes need the season's suffix and its source, and no two champions share one. */
function teamCodeFaults({ champions, facts }: Season): Finding[] {
  const coded = champions.filter(({ teamCode }) => teamCode)
  const doubled = coded.flatMap(({ id, teamCode }) => {
    const first = coded.find((each) => each.teamCode === teamCode)!
    const fault = `teamCode: ${teamCode} is that of ${first.id}`
    return first.id !== id ? [{ file: 'champions.json', entry: id, fault }] : []
  })
  const lacks = coded.length > 0 ? 'champions have team codes, but it is missing' : 'no champion has a team code'
  const parts = [
    ['teamCodeSuffix', facts.teamCodeSuffix],
    ['sources.teamCodes', facts.sources.teamCodes],
  ] as const
  const missing = parts
    .filter(([, part]) => (part !== undefined) !== coded.length > 0)
    .map(([entry]) => ({ file: 'season.json', entry, fault: lacks }))
  return [...doubled, ...missing]
}

/** Champions have no glyphs: they are drawn as performers. */
function missingGlyphs(season: Season): Finding[] {
  const kinds = seasonKinds.filter((kind) => kind !== 'champions')
  return kinds.flatMap((kind) =>
    season[kind]
      .filter(({ id }) => !season.glyphs[kind]?.[id])
      .map(({ id }) => ({ file: `art/glyphs/${season.facts.id}.json`, entry: id, fault: `${kind}: it has no glyph` })),
  )
}

function nameFaults(season: Season): Finding[] {
  return seasonKinds.flatMap((kind) =>
    season[kind].flatMap(({ id, name }) =>
      languages.flatMap((language) => {
        const fault = name[language] && (mojibake(name[language]) ?? foreignScript(name[language], language))
        return fault ? [{ file: `${kind}.json`, entry: id, fault: `name.${language}: ${fault}` }] : []
      }),
    ),
  )
}

function textFaults(season: Season, language: Language): Finding[] {
  const { skills, traits, items, augments, snax } = season.texts[language]
  const faults = (file: string, numbersOf: (id: string) => Numbers | null, texts: [string, string][]): Finding[] =>
    texts.flatMap(([id, text]) =>
      oneTextFaults(text, language, numbersOf(id)).map((fault) => ({
        file: `text/${language}/${file}.json`,
        entry: id,
        fault,
      })),
    )
  const traitOf = (id: string) => season.traits.find((trait) => trait.id === id)
  const levels = Object.entries(traits).flatMap(([id, { level }]): [string, string][] => (level ? [[id, level]] : []))
  return [
    ...faults('skills', (id) => skillNumbers(season, id), Object.entries(skills)),
    ...faults('items', (id) => numbersOf(season, 'items', id), Object.entries(items)),
    ...faults('augments', (id) => numbersOf(season, 'augments', id), Object.entries(augments)),
    ...faults('snax', (id) => numbersOf(season, 'snax', id), Object.entries(snax)),
    ...faults(
      'traits',
      (id) => constantNumbers(traitOf(id)),
      Object.entries(traits).map(([id, { text }]) => [id, text]),
    ),
    ...faults('traits', (id) => commonNumbers(traitOf(id)), levels).filter(({ fault }) =>
      fault.startsWith('there is no'),
    ),
    ...Object.entries(traits).flatMap(([id, { levels: own = {} }]) =>
      levelFaults(own, traitOf(id)).map((fault) => ({ file: `text/${language}/traits.json`, entry: id, fault })),
    ),
  ]
}

/** Faults of the lines of single thresholds, which may use the numbers of theirs alone. */
function levelFaults(lines: Record<string, string>, trait: TraitFacts | undefined): string[] {
  return Object.entries(lines).flatMap(([min, line]) => {
    const level = trait?.levels.find((each) => each.min === Number(min) && !each.inactive)
    return level ? unknownNumbers(line, level.vars) : [`there is no level ${min}`]
  })
}

function oneTextFaults(text: string, language: Language, numbers: Numbers | null): string[] {
  if (!numbers) return ['the facts have no such id']
  const script = scriptOf[language]
  const prose = text.replace(/\{[^}]*\}/g, '')
  const fault =
    mojibake(text) ??
    foreignScript(prose, language) ??
    (script && !script.test(prose) ? 'it is not written in its language' : null)
  return [...unknownNumbers(text, numbers), ...(fault ? [fault] : [])]
}

const unknownNumbers = (text: string, numbers: Numbers): string[] =>
  placeholdersOf(text)
    .map((name) => name.replace('%', ''))
    .filter((name) => numbers[name] === undefined)
    .map((name) => `there is no number ${name}`)

/** All numbers of an entity by name; null for an unknown id. */
export function numbersOf(season: Season, kind: keyof SeasonTexts, id: string): Numbers | null {
  const find = <T extends { id: string }>(entries: T[]) => entries.find((entry) => entry.id === id)
  if (kind === 'skills') return skillNumbers(season, id)
  if (kind === 'traits') {
    const trait = find(season.traits)
    return trait ? Object.assign({}, ...trait.levels.map(({ vars }) => vars)) : null
  }
  if (kind === 'snax') return snackNumbers(find(season.snax))
  const entry = find<{ id: string; vars?: Numbers }>(season[kind])
  return entry ? (entry.vars ?? {}) : null
}

/** Numbers of a champion's skill, or of one of its forms by an id such as champion:trait. */
function skillNumbers(season: Season, id: string): Numbers | null {
  const [championId, trait] = id.split(':')
  const champion = season.champions.find((each) => each.id === championId)
  const { ability } = (trait ? champion?.forms?.find((form) => form.trait === trait) : champion) ?? {}
  return ability ? (ability.vars ?? {}) : null
}

/** Numbers that the description of a power snack may use: one for each of its levels where they differ. */
function snackNumbers(snack: SnackFacts | undefined): Numbers | null {
  if (!snack) return null
  const names = new Set(snack.levels.flatMap(({ vars }) => Object.keys(vars)))
  const valuesOf = (name: string) => snack.levels.flatMap(({ vars }) => vars[name] ?? [])
  return Object.fromEntries([...names].map((name) => [name, valuesOf(name)]))
}

/** Numbers that are equal at every level of a trait: usable in its description. */
export function constantNumbers(trait: TraitFacts | undefined): Numbers | null {
  if (!trait) return null
  const [first, ...others] = trait.levels
  const same = Object.entries(first!.vars).filter(([name, value]) =>
    others.every((level) => JSON.stringify(level.vars[name]) === JSON.stringify(value)),
  )
  return Object.fromEntries(same)
}

/** Numbers that every level of a trait has: usable in the line of a level. */
function commonNumbers(trait: TraitFacts | undefined): Numbers | null {
  if (!trait) return null
  const [first, ...others] = trait.levels
  return Object.fromEntries(Object.entries(first!.vars).filter(([name]) => others.every((level) => name in level.vars)))
}

const scriptOf: Partial<Record<Language, RegExp>> = { zh: /\p{Script=Han}/u, th: /\p{Script=Thai}/u }

function foreignScript(text: string, language: Language): string | null {
  if (language !== 'zh' && /\p{Script=Han}/u.test(text)) return 'it holds Chinese characters'
  if (language !== 'th' && /\p{Script=Thai}/u.test(text)) return 'it holds Thai characters'
  return null
}

/** Detects text that was decoded with the wrong encoding. */
function mojibake(text: string): string | null {
  return /\uFFFD|Ã.|â€|à¸|ä¸/.test(text) || text.includes('\0') ? 'it was read in a wrong encoding' : null
}
