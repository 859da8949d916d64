import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { sampleBoardsOf, sampleMatchesOf } from '#src/features/rankings/sample-size.rules.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { countMatches, matchLines } from '../../../../../e2e/setup/data/matches.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { countSample, type SampleReport } from './sample-count.ts'

const gameData = readGameData(process.cwd())
let url: string
let db: Db
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: true })
})
afterAll(() => db.destroy())
beforeEach(async () => void (await sql`truncate rankings_matches, rankings_slices cascade`.execute(db)))

async function count(matches: number): Promise<SampleReport[]> {
  const reports: SampleReport[] = []
  await countSample({ databaseUrl: url, matches, lineups: [], gameData }, (report) => reports.push(report))
  return reports
}

test('a sample has its matches in each season, and a part of it is continued, not counted twice', async () => {
  expect(await count(10)).toEqual([{ counted: 20 }])
  expect(await count(25)).toEqual([{ counted: 30 }])
  expect(await count(25)).toEqual([])
  const { rows } = await sql`
    select set_number as set, mode, sum(place_1 * 8)::int as boards from rankings_tallies join rankings_slices using (slice_id)
    where kind = 'all' and day is null and ladder = 'all' and is_sample group by 1, 2 order by 1, 2`.execute(db)
  const [duos, ranked] = [sampleBoardsOf(25, 'duos'), sampleBoardsOf(25, 'ranked')]
  expect(rows).toEqual([
    { set: 10, mode: 'duos', boards: duos },
    { set: 10, mode: 'ranked', boards: ranked },
    { set: 15, mode: 'duos', boards: duos },
    { set: 15, mode: 'ranked', boards: ranked },
  ])
})

test('no sample is counted beside real matches', async () => {
  await countMatches(url, matchLines(1))
  expect(await count(10)).toEqual([])
})

test('a whole sample has 200,000 boards of each season', () => {
  expect(sampleBoardsOf(25_000, 'ranked') + sampleBoardsOf(25_000, 'duos')).toBe(200_000)
  expect([sampleMatchesOf(525, 'ranked'), sampleMatchesOf(525, 'duos')]).toEqual([420, 105])
})
