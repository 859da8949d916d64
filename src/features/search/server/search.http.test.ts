import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import { config } from '../../../../site.config.ts'
import { indexAddress, type SearchIndex } from '../search.contract.ts'
import { openSearchIndexes } from './kept-index.ts'
import { addSearchIndexes } from './search.http.ts'
import type { SearchedLineup } from './search-index.ts'

const kda: SearchedLineup = { id: 'kda-ahri', season: 'm10s16', title: { en: 'K/DA Ahri' }, core: ['TFT10_Ahri'] }

/** Items that only give stats have no description. */
const described = ['champion', 'trait', 'augment', 'snack']

function serve(lineups: SearchedLineup[] | null) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const projectRoot = resolve(import.meta.dirname, '../../../..')
  const seasons = shownSeasons(() => gameData, config.seasons)
  addSearchIndexes(app, openSearchIndexes({ projectRoot, seasons, lineups: async () => lineups }))
  return (url: string, headers: Record<string, string> = { 'accept-encoding': 'br' }) => app.inject({ url, headers })
}

test('the index of each language is packed into at most 60 KB, and kept by browsers', async () => {
  const get = serve([kda])
  for (const language of languages) {
    const { statusCode, headers, rawPayload } = await get(indexAddress(language))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json' })
    expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400')
    expect(rawPayload.length).toBeLessThanOrEqual(60_000)
    const index: SearchIndex = JSON.parse(brotliDecompressSync(rawPayload).toString())
    expect(index.seasons[0]!.id).toBe('m10s16')
    expect(index.entries).toContainEqual(
      expect.objectContaining({ kind: 'lineup', id: 'kda-ahri', champion: 'TFT10_Ahri' }),
    )
  }
})

test('champions, traits, items, augments and snax have the first letters of what they do, without marks', async () => {
  const get = serve([kda])
  for (const language of languages) {
    const index: SearchIndex = (await get(indexAddress(language), {})).json()
    const silent = index.entries.filter(({ kind, effect }) => described.includes(kind) && !effect)
    expect(silent.map(({ id }) => id)).toEqual([])
    const texts = index.entries.flatMap(({ effect }) => effect?.text ?? [])
    const letters = language === 'zh' ? 24 : 48
    expect(texts.filter((text) => [...text].length > letters + 1 || /[[{\]}\u2060]/.test(text))).toEqual([])
    expect(texts.filter((text) => text.endsWith('…')).length).toBeGreaterThan(500)
  }
})

test('a browser that has it gets 304, and one without brotli another form', async () => {
  const get = serve([kda])
  const { etag } = (await get(indexAddress('en'))).headers
  const again = await get(indexAddress('en'), { 'if-none-match': etag! })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect((await get(indexAddress('en'), {})).json().entries.length).toBeGreaterThan(1000)
})

test('an index without lineups, as while the database is down, is not kept', async () => {
  const { headers, statusCode } = await serve(null)(indexAddress('zh'))
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
})

test.each(['/act/search/fr.json', '/act/search/en', '/act/search/en.json.json'])('there is no %s', async (url) => {
  expect((await serve([])(url)).statusCode).toBe(404)
})
