import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Language, languages } from '#src/core/languages.ts'
import { withoutJoiners } from '#src/core/server/texts/thai-words.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { guideParts } from '#src/features/guide/guide.contract.ts'
import type { Words } from '#src/game/game.contract.ts'
import { seasonRefOf } from '#src/game/server/entity-refs.ts'
import { offeredAugments, type Season } from '#src/game/server/season-files.ts'
import { effectOf } from '#src/game/server/season-texts.ts'
import { skillsOf } from '#src/game/server/skills.ts'
import { traitOf } from '#src/game/server/traits.ts'
import { withoutMarks } from '#src/game/text-template.rules.ts'
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
    entries: [
      ...seasons.flatMap((season) => entriesOf(season, language)),
      ...lineupEntries(seasons, lineups),
      ...guideEntries(),
    ].map(withSpellings),
  })
}

function entriesOf(season: Season, language: Language): IndexEntry[] {
  const { champions, traits, items, snax, glyphs } = season
  const own = { season: season.facts.id }
  const line = (effect: Words | null = null) => (effect ? firstLine(effect, language) : undefined)
  const effectIn = (kind: 'items' | 'augments' | 'snax', id: string) => line(effectOf(season, kind, id, language))
  return [
    ...champions.map((facts): IndexEntry => {
      const [skill] = skillsOf(season, facts, language)
      const { id, name, cost } = facts
      return { kind: 'champion', id, names: name, effect: line(skill.parts[0]?.text), cost, ...own }
    }),
    ...traits.map((facts): IndexEntry => {
      const { text } = traitOf(season, facts, language)
      const { id, name } = facts
      return { kind: 'trait', id, names: name, effect: line(text), glyph: glyphs.traits![id]!, ...own }
    }),
    ...items.map(({ id, name, category }): IndexEntry => {
      return { kind: 'item', id, names: name, effect: effectIn('items', id), category, ...own }
    }),
    ...offeredAugments(season).map(({ id, name }): IndexEntry => {
      return { kind: 'augment', id, names: name, effect: effectIn('augments', id), ...own }
    }),
    ...snax.map(({ id, name }): IndexEntry => {
      return { kind: 'snack', id, names: name, effect: effectIn('snax', id), ...own }
    }),
  ]
}

/** Letters that a line of a result has room for; whole effects would make an index larger than 60 KB. */
const lineLetters = 48

/** The beginning of an effect, without marks; Chinese letters are twice as wide. */
function firstLine({ text, ...rest }: Words, language: Language): Words {
  const plain = withoutJoiners(withoutMarks(text))
  const letters = [...plain].slice(0, language === 'zh' ? lineLetters / 2 : lineLetters).join('')
  return { ...rest, text: letters.length < plain.length ? `${letters.trimEnd()}…` : plain }
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
