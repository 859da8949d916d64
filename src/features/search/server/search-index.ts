import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Language, languages } from '#src/core/languages.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { guideParts } from '#src/features/guide/guide.contract.ts'
import { seasonRefOf } from '#src/game/server/entity-refs.ts'
import { offeredAugments, type Season } from '#src/game/server/season-files.ts'
import type { IndexEntry, SearchIndex } from '../search.contract.ts'
import { readPinyin } from './pinyin.ts'

/** A recommended lineup as far as the index needs it. */
export interface SearchedLineup {
  id: string
  season: string
  title: { en: string } & Partial<Record<Language, string>>
  core: string[]
}

const aliasFile = v.record(v.string(), v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty()))

/** Short names by the id of what they mean. */
export const readAliases = (root: string): Record<string, string[]> =>
  v.parse(aliasFile, JSON.parse(readFileSync(join(root, 'game-data/aliases.json'), 'utf8')))

/** Returns the builder of indexes from seasons, the running one first, and lineups. */
export function indexBuilder(root: string) {
  const pinyinOf = readPinyin(root)
  const aliases = readAliases(root)
  const withSpellings = (entry: IndexEntry): IndexEntry => ({
    ...entry,
    names: distinctNames(entry.names),
    pinyin: pinyinOf(entry.names.zh ?? ''),
    aliases: Object.hasOwn(aliases, entry.id) ? aliases[entry.id] : undefined,
  })
  return (seasons: Season[], lineups: SearchedLineup[], language: Language): SearchIndex => ({
    seasons: seasons.map((season) => seasonRefOf(season, language)),
    entries: [...seasons.flatMap(entriesOf), ...lineupEntries(seasons, lineups), ...guideEntries()].map(withSpellings),
  })
}

function entriesOf(season: Season): IndexEntry[] {
  const { facts, champions, traits, items, snax, glyphs } = season
  const own = { season: facts.id }
  return [
    ...champions.map(({ id, name, cost }): IndexEntry => ({ kind: 'champion', id, names: name, cost, ...own })),
    ...traits.map(
      ({ id, name }): IndexEntry => ({ kind: 'trait', id, names: name, glyph: glyphs.traits![id]!, ...own }),
    ),
    ...items.map(({ id, name, category }): IndexEntry => ({ kind: 'item', id, names: name, category, ...own })),
    ...offeredAugments(season).map(({ id, name }): IndexEntry => ({ kind: 'augment', id, names: name, ...own })),
    ...snax.map(({ id, name }): IndexEntry => ({ kind: 'snack', id, names: name, ...own })),
  ]
}

const lineupEntries = (seasons: Season[], lineups: SearchedLineup[]): IndexEntry[] =>
  lineups
    .filter(({ season }) => seasons.some(({ facts }) => facts.id === season))
    .map(({ id, season, title, core }) => ({ kind: 'lineup', id, season, names: title, champion: core[0] }))

const guideEntries = (): IndexEntry[] =>
  guideParts.map((part) => ({
    kind: 'guide',
    id: part,
    names: Object.fromEntries(
      languages.map((language) => [language, textsIn(language)(`guide.${part}.title`)]),
    ) as Record<Language, string>,
  }))

/** Names without those that repeat the English one. */
const distinctNames = ({ en, ...others }: IndexEntry['names']): IndexEntry['names'] => ({
  en,
  ...Object.fromEntries(Object.entries(others).filter(([, name]) => name !== en)),
})
