import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { lineupCalls } from '../lineups.contract.ts'
import { importLineups } from './lineup-import.ts'
import { lineupHandlers } from './lineups.handlers.ts'
import { listLineups } from './lineups.store.ts'

const root = resolve(import.meta.dirname, '../../../..')
const gameData = readGameData(root)
const seasons = shownSeasons(() => gameData, ['m10s16', 'm15s16'])
const counted = {
  places: [9, 8, 7, 6, 5, 4, 3, 2],
  designEffects: { top4Effect: 1, winningEffect: 1, averageError: 0.1 },
}

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  await migrate(db as never)
  await importLineups(db, join(root, 'content/lineups'), { gameData })
})
afterAll(() => db.destroy())

let isDown = false
const figures = { version: '15.15', isSample: false, boards: 88, minimum: 10 }
const calls = bindCalls([
  lineupHandlers({
    seasons,
    lineups: () => listLineups(db),
    pictures: { hashOf: async ({ id }, _, language) => `${id} ${language}` },
    readFigures: async () => (isDown ? null : { ...figures, lineups: new Map([['duelist-viego', counted]]) }),
    readLineupFigures: async () => (isDown ? null : { ...figures, brackets: [], versions: [], winners: null }),
  }),
])
const askIn = (language: Language) => askInProcess({ language, test: false }, calls)

async function read(season: string, id: string, language: Language = 'en') {
  const answer = await askIn(language)(lineupCalls.readLineup, { season, id })
  if (!answer.ok) throw new Error(answer.error)
  return answer.data
}
async function list(season?: string) {
  const answer = await askIn('en')(lineupCalls.listLineups, { season })
  if (!answer.ok) throw new Error(answer.error)
  return answer.data
}

test('lists the lineups of a season, by default of the running one, with figures of those that were counted', async () => {
  expect((await list()).lineups).toHaveLength(8)
  const { lineups, counting } = await list('m15s16')
  expect(lineups).toHaveLength(12)
  expect(counting).toEqual(figures)
  expect(lineups.filter((each) => each.figures).map(({ id }) => id)).toEqual(['duelist-viego'])
  for (const { id, final } of lineups) {
    const costs = final.units.map(
      ({ champion }) => gameData.seasons.get('m15s16')!.champions.find((each) => each.id === champion)!.cost,
    )
    expect(costs, id).toEqual(costs.toSorted((a, b) => a - b))
    expect(
      final.traits.some(({ active }) => active),
      id,
    ).toBe(true)
  }
})

test('of an unknown season nothing is listed, and without a database of figures the rest is', async () => {
  expect(await list('m99s99')).toMatchObject({ season: null, lineups: [], counting: null })
  isDown = true
  expect(await list('m15s16')).toMatchObject({ counting: null, lineups: { length: 12 } })
  isDown = false
})

test('every lineup is shown in every language without a missing text', async () => {
  for (const { id, season } of await listLineups(db)) {
    for (const language of languages) {
      const { lineup } = await read(season, id, language)
      const { early, midGame, rolling, counter, tips, name } = lineup!
      for (const text of [early, midGame, rolling, counter, name, ...tips.map((tip) => tip.text)])
        expect(text.text.length, `${id} ${language}`).toBeGreaterThan(1)
      const named = [...lineup!.augments.flatMap(({ augments }) => augments), ...lineup!.snax.map(({ snack }) => snack)]
      expect(named.length, id).toBeGreaterThan(2)
      for (const each of named) expect(each.name.text, `${id} ${language}`).toMatch(/\S/)
    }
  }
})

test('wanted items come with their components in the order of priority', async () => {
  const { lineup } = await read('m15s16', 'star-guardian-jinx')
  const { itemPriority, components } = lineup!
  expect(components.map(({ item }) => item).slice(0, itemPriority.carry.length)).toEqual(itemPriority.carry)
  expect(components.every(({ recipe }) => recipe.length === 2 || recipe.length === 0)).toBe(true)
  expect(components.some(({ recipe }) => recipe.length === 2)).toBe(true)
})

test('a substitute says which traits of the board it costs or adds', async () => {
  const { lineup } = await read('m10s16', 'kda-ahri')
  const { by } = lineup!.substitutes.find(({ unit }) => unit === 'TFT10_Ekko')!
  expect(by.find(({ unit }) => unit === 'TFT10_Lulu')!.traits).toEqual([
    { id: 'Set10_Sentinel', before: 2, after: 0 },
    { id: 'Set10_Hyperpop', before: 0, after: 1 },
  ])
})

test('an unknown id has the nearest lineups of its season', async () => {
  const { lineup, nearest } = await read('m15s16', 'star-gardian-jinks')
  expect(lineup).toBeNull()
  expect(nearest[0]).toEqual({ id: 'star-guardian-jinx', name: { text: 'Star Guardian Jinx' } })
  expect((await read('m10s16', 'star-guardian-jinx')).lineup).toBeNull()
  expect(await read('m99s99', 'star-guardian-jinx')).toMatchObject({ season: null, lineup: null, nearest: [] })
})

test('a lineup of another version, or with an id that the season lacks, is out of date', async () => {
  expect((await read('m15s16', 'duelist-viego')).lineup!.isOutdated).toBe(false)
  const set = (path: string, value: string) =>
    sql`update lineups_lineups set content = jsonb_set(content, ${path}::text[], ${JSON.stringify(value)}::jsonb) where lineup_id = 'duelist-viego'`.execute(
      db,
    )
  await set('{version}', '15.1')
  expect((await read('m15s16', 'duelist-viego')).lineup!.isOutdated).toBe(true)
  await set('{version}', '15.15')
  await set('{positions,final,0,unit}', 'TFT15_Gone')
  expect((await read('m15s16', 'duelist-viego')).lineup!.isOutdated).toBe(true)
})
