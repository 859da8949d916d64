import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byLanguage, type Language, languages } from '#src/core/languages.ts'
import { readLineups } from '#src/features/lineups/server/lineup-files.ts'
import { readyIndex, searchIn } from '#src/features/search/search.rules.ts'
import { indexBuilder, readAliases } from '#src/features/search/server/search-index.ts'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import searches from '../../../../e2e/setup/data/searches.json' with { type: 'json' }
import { config } from '../../../../site.config.ts'

const root = resolve(import.meta.dirname, '../../../..')
const seasons = config.seasons.map((id) => gameData.seasons.get(id)!)
const { lineups } = readLineups(join(root, 'content/lineups'), gameData)
const build = indexBuilder(root)
const indexes = byLanguage((language) => build(seasons, lineups, language))
const ready = byLanguage((language) => readyIndex(indexes[language], language))

const find = (language: Language, q: string) => searchIn(ready[language], { q, limit: 24 })

test('the table has 60 searches in four languages', () => {
  expect(searches.length).toBeGreaterThanOrEqual(60)
  expect(new Set(searches.map(({ language }) => language))).toEqual(new Set(languages))
})

test.each(searches)('in $language "$q" finds $kind $id first', ({ language, q, kind, id }) => {
  const [first] = find(language as Language, q).flatMap(({ results }) => results)
  expect(first).toMatchObject({ kind, id })
})

test('every entry is found by its own name in any language', () => {
  const all = indexes.en.entries
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.constantFrom(...languages), ({ kind, id, names }, language) => {
      const name = names[language] ?? names.en
      const found = find(language, name).find((group) => group.kind === kind)
      expect(found!.isGuess).toBe(false)
      expect(found!.results.map((result) => result.id)).toContain(id)
    }),
    { numRuns: 60 },
  )
})

test('each alias is that of something in the game', () => {
  const ids = new Set(indexes.en.entries.map(({ id }) => id))
  expect(Object.keys(readAliases(root)).filter((id) => !ids.has(id))).toEqual([])
})

test('an alias finds what it stands for', () => {
  const all = Object.entries(readAliases(root)).flatMap(([id, aliases]) => aliases.map((alias) => ({ id, alias })))
  fc.assert(
    fc.property(fc.constantFrom(...all), ({ id, alias }) => {
      const found = find('zh', alias).flatMap(({ results }) => results.map((result) => result.id))
      expect(found).toContain(id)
    }),
    { numRuns: 60 },
  )
})
