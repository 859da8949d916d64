import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { byLanguage, languages } from '#src/core/languages.ts'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import searches from '../../../../e2e/setup/data/searches.json' with { type: 'json' }
import { config } from '../../../../site.config.ts'
import { readLineups } from '../../lineups/server/lineup-files.ts'
import { readyIndex, searchIn } from '../search.rules.ts'
import { indexBuilder, readAliases } from './search-index.ts'

const root = resolve(import.meta.dirname, '../../../..')
const seasons = config.seasons.map((id) => gameData.seasons.get(id)!)
const { lineups } = readLineups(join(root, 'content/lineups'), gameData)
const build = indexBuilder(root)
const indexes = byLanguage((language) => build(seasons, lineups, language))
const ready = byLanguage((language) => readyIndex(indexes[language], language))

/** The first result with its name, as "champion TFT10_Ahri (Ahri)". */
const found = (language: (typeof languages)[number], q: string, season?: string) =>
  searchIn(ready[language], { q, season, limit: 5 }).flatMap(({ results }) =>
    results.map(({ kind, id, season }) => `${kind} ${season ?? ''} ${id}`),
  )

test.each(searches)('in $language "$q" finds $id first', ({ language, q, kind, id }) => {
  const [group] = searchIn(ready[language as 'en'], { q, limit: 5 })
  expect(
    group?.results[0],
    found(language as 'en', q)
      .slice(0, 8)
      .join(', '),
  ).toMatchObject({ kind, id })
})

describe('the index', () => {
  test.each(languages)('in %s has at most 60 KB in brotli', (language) => {
    const size = brotliCompressSync(JSON.stringify(indexes[language])).length
    console.log(language, size, JSON.stringify(indexes[language]).length, indexes[language].entries.length)
    expect(size).toBeLessThanOrEqual(60_000)
  })
})
test('each alias is of something that exists', () => {
  const ids = new Set(indexes.en.entries.map(({ id }) => id))
  expect(Object.keys(readAliases(root)).filter((id) => !ids.has(id))).toEqual([])
})
