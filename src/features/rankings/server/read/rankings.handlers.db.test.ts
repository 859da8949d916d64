import { resolve } from 'node:path'
import { sql } from 'kysely'
import type { InferInput } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { type RankingAnswer, rankingsCalls } from '#src/features/rankings/rankings.contract.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { countMatches, matchLines } from '../../../../../e2e/setup/data/matches.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { rankingsHandlers } from './rankings.handlers.ts'

const projectRoot = resolve(import.meta.dirname, '../../../../..')
const gameData = readGameData(projectRoot)
const showText = async (html: string) => html
const lineups = async () => []
const seasons = shownSeasons(() => gameData, ['m10s16', 'm15s16'])
const lines = matchLines(60)
const boards = lines.flatMap((line) => JSON.parse(line).info.participants as Participant[])
interface Participant {
  placement: number
  x_tier?: string
  units: { character_id: string; itemNames: string[] }[]
}

let url: string
let db: Db
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())
beforeEach(async () => void (await sql`truncate rankings_matches, rankings_slices cascade`.execute(db)))

const faults: string[] = []
async function read(
  query: InferInput<typeof rankingsCalls.readRanking.input>,
  limits = { minimum: 100, seasonMinimum: 8, sampleMatches: 0 },
): Promise<RankingAnswer> {
  const report = (fault: string) => faults.push(fault)
  const calls = bindCalls([rankingsHandlers({ db, seasons, projectRoot, showText, lineups, report, ...limits })])
  const answer = await askInProcess({ language: 'en', test: false }, calls)(rankingsCalls.readRanking, query)
  if (!answer.ok) throw new Error(answer.error)
  return answer.data
}
const sumOf = (places: number[]) => places.reduce((sum, each) => sum + each, 0)

test('returns the places of the boards of each champion, and all boards', async () => {
  await countMatches(url, lines)
  const answer = await read({ kind: 'hero', season: 'm15s16' })
  expect(answer).toMatchObject({ version: '15.15', versions: ['15.15'], boards: 480, minimum: 100 })
  for (const { id, places } of answer.rows) {
    const own = boards.filter(({ units }) => units.some(({ character_id }) => character_id === id))
    expect(places, id).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((place) => own.filter((each) => each.placement === place).length),
    )
  }
  expect(answer.rows.length).toBeGreaterThan(50)
})

test('counts every copy of an item, and traits by threshold', async () => {
  await countMatches(url, lines)
  const items = await read({ kind: 'equip', season: 'm15s16' })
  const copies = boards.flatMap(({ units }) => units.flatMap(({ itemNames }) => itemNames))
  expect(items.rows.map(({ places }) => sumOf(places)).reduce((a, b) => a + b)).toBe(copies.length)
  const { rows, traits } = await read({ kind: 'trait', season: 'm15s16' })
  const thresholds = rows.map(({ id, threshold }) => [id, threshold])
  const known = traits.flatMap(({ id }) =>
    gameData.seasons
      .get('m15s16')!
      .traits.find((trait) => trait.id === id)!
      .levels.map(({ min }) => [id, min]),
  )
  for (const each of thresholds) expect(known).toContainEqual(each)
})

test.each([
  ['master-plus', ['MASTER']],
  ['diamond-plus', ['DIAMOND', 'MASTER']],
  ['gold-diamond', ['GOLD', 'PLATINUM', 'EMERALD', 'DIAMOND']],
  ['gold-emerald', ['GOLD', 'PLATINUM', 'EMERALD']],
  ['iron-silver', ['SILVER']],
] as const)('the bracket %s holds the boards of %j', async (bracket, tiers) => {
  await countMatches(url, lines)
  const { boards: counted } = await read({ kind: 'hero', season: 'm15s16', bracket })
  expect(counted).toBe(boards.filter(({ x_tier }) => tiers.some((tier) => tier === x_tier)).length)
})

test('versions stand by themselves, the newest first by number', async () => {
  await countMatches(url, matchLines(3, { version: '15.9', seed: 1 }))
  await countMatches(url, matchLines(5, { version: '15.15', seed: 2 }))
  expect(await read({ kind: 'hero', season: 'm15s16' })).toMatchObject({ versions: ['15.15', '15.9'], boards: 40 })
  expect((await read({ kind: 'hero', season: 'm15s16', version: '15.9' })).boards).toBe(24)
})

test('a new version is shown by default once it has the least sample, and before on request', async () => {
  const limits = { minimum: 100, seasonMinimum: 40, sampleMatches: 0 }
  await countMatches(url, matchLines(6, { version: '15.9', seed: 1 }))
  await countMatches(url, matchLines(4, { version: '15.15', seed: 2 }))
  const before = await read({ kind: 'hero', season: 'm15s16' }, limits)
  expect(before).toMatchObject({ version: '15.9', defaultVersion: '15.9', versions: ['15.15', '15.9'], boards: 48 })
  const asked = await read({ kind: 'hero', season: 'm15s16', version: '15.15' }, limits)
  expect(asked).toMatchObject({ version: '15.15', defaultVersion: '15.9', boards: 32 })
  await countMatches(url, matchLines(1, { version: '15.15', seed: 3 }))
  expect(await read({ kind: 'hero', season: 'm15s16' }, limits)).toMatchObject({ version: '15.15', boards: 40 })
})

test('without a version of the least sample the one with the most boards is shown', async () => {
  const limits = { minimum: 100, seasonMinimum: 40, sampleMatches: 0 }
  await countMatches(url, matchLines(4, { version: '15.9', seed: 1 }))
  await countMatches(url, matchLines(2, { version: '15.15', seed: 2 }))
  expect(await read({ kind: 'hero', season: 'm15s16' }, limits)).toMatchObject({ version: '15.9', progress: null })
})

test('sample matches are marked, and hidden in every mode once the set has a real match in any', async () => {
  await countMatches(url, matchLines(5, { version: '15.9', seed: 1 }), { isSample: true })
  const before = await read({ kind: 'hero', season: 'm15s16' })
  expect(before).toMatchObject({ versions: ['15.9'], isSample: true, boards: 40 })
  expect(before.rows.length).toBeGreaterThan(0)
  const duos = matchLines(1, { seed: 2 }).map((line) => line.replace('"queue_id":1100', '"queue_id":1160'))
  await countMatches(url, duos)
  expect(await read({ kind: 'hero', season: 'm15s16' })).toMatchObject({ versions: [], boards: 0, rows: [] })
  const real = await read({ kind: 'hero', season: 'm15s16', mode: 'duos' })
  expect(real).toMatchObject({ versions: ['15.15'], isSample: false, boards: 8 })
})

test('a sample that is being counted shows its rows and how far it is', async () => {
  const limits = { minimum: 1, seasonMinimum: 8, sampleMatches: 10 } // eight of them ranked
  await countMatches(url, matchLines(5, { seed: 1 }), { isSample: true })
  const part = await read({ kind: 'hero', season: 'm15s16' }, limits)
  expect(part).toMatchObject({ isSample: true, progress: null, sampling: { boards: 40, needed: 64 } })
  expect(part.rows.length).toBeGreaterThan(0)
  await countMatches(url, matchLines(3, { seed: 2 }), { isSample: true })
  expect(await read({ kind: 'hero', season: 'm15s16' }, limits)).toMatchObject({ boards: 64, sampling: null })
  await countMatches(url, matchLines(1, { seed: 3 }))
  expect(await read({ kind: 'hero', season: 'm15s16' }, limits)).toMatchObject({ isSample: false, sampling: null })
})

test('a filter that nothing matches is not widened', async () => {
  await countMatches(url, lines)
  const unknown = await read({ kind: 'hero', season: 'm15s16', version: '1.1' })
  expect(unknown).toMatchObject({ version: '1.1', versions: ['15.15'], boards: 0, rows: [] })
  expect(await read({ kind: 'hero', season: 'm15s16', mode: 'duos' })).toMatchObject({ versions: [], rows: [] })
})

test('a season without matches, and one that is not known, have no rows', async () => {
  await countMatches(url, lines)
  expect(await read({ kind: 'hero' })).toMatchObject({ season: { id: 'm10s16' }, version: null, rows: [] })
  expect(await read({ kind: 'hero', season: 'm99s99' })).toMatchObject({ season: null, rows: [], champions: [] })
})

test('a season with too few boards shows how far it is, and no row', async () => {
  const tooFew = { minimum: 100, seasonMinimum: 481, sampleMatches: 0 }
  await countMatches(url, lines)
  expect(await read({ kind: 'hero', season: 'm15s16' }, tooFew)).toMatchObject({
    progress: { boards: 480, needed: 481 },
    rows: [],
  })
  await countMatches(url, matchLines(1, { seed: 77 }))
  const enough = await read({ kind: 'hero', season: 'm15s16' }, tooFew)
  expect(enough.progress).toBeNull()
  expect(enough.rows.length).toBeGreaterThan(50)
})

test('a trend holds the top 4 rate of the last seven days', async () => {
  const days = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((day) => `2025-08-${day}`)
  for (const [index, day] of days.entries()) await countMatches(url, matchLines(4, { day, seed: index }))
  const answer = await read({ kind: 'hero', season: 'm15s16' })
  expect(answer.days).toEqual(days.slice(2))
  expect(answer.rows.every(({ trend }) => trend.length === 7)).toBe(true)
  expect(answer.boards).toBe(9 * 32)
})

test('what was seen before the days of the trend alone has an empty one', async () => {
  const days = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((day) => `2025-08-${day}`)
  const early = JSON.parse(matchLines(1, { day: days[0]!, seed: 50 })[0]!)
  early.info.participants[0].traits = [{ name: 'TFT15_Prodigy', num_units: 9, tier_current: 4, tier_total: 4 }]
  await countMatches(url, [JSON.stringify(early)])
  for (const day of days.slice(1)) await countMatches(url, matchLines(1, { day, seed: 51 }).map(withoutOtherTraits))
  const { rows } = await read({ kind: 'trait', season: 'm15s16' })
  expect(rows.find(({ id, places }) => id === 'TFT15_Prodigy' && places[0] === 1)!.trend).toEqual(Array(7).fill(null))
})

/** All boards have the same trait, so that each day has something to count. */
function withoutOtherTraits(line: string): string {
  const record = JSON.parse(line)
  const traits = [{ name: 'TFT15_Bastion', num_units: 2, tier_current: 1, tier_total: 3 }]
  for (const each of record.info.participants) each.traits = traits
  return JSON.stringify(record)
}

test('what no season knows is counted and not shown', async () => {
  const line = JSON.parse(lines[0]!)
  line.info.participants[0].units.push({ character_id: 'TFT15_Summon', tier: 1, itemNames: ['TFT_Item_EmptyBag'] })
  await countMatches(url, [JSON.stringify(line)])
  const answers = [await read({ kind: 'hero', season: 'm15s16' }), await read({ kind: 'equip', season: 'm15s16' })]
  for (const { rows } of answers) {
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map(({ id }) => id)).not.toContain('TFT15_Summon')
    expect(rows.map(({ id }) => id)).not.toContain('TFT_Item_EmptyBag')
  }
})
