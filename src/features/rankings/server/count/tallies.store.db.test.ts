import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { profilesOf, syntheticMatches } from '../sample/synthetic-matches.ts'
import { readMatch } from './match-record.ts'
import { MatchBatch } from './match-tallies.ts'
import { playerKeys } from './player-keys.ts'
import { seasonIds } from './season-ids.ts'
import { insertMatches } from './tallies.store.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../../..'))
const season = gameData.seasons.get('m15s16')!
const made = { seed: 5, version: '15.15', day: '2025-07-30', profiles: profilesOf(season, 5) }
const keys = playerKeys(openPrivateData(new Map([['test', ['a secret of the tests']]])))

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true, patient: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())

test('each tally is looked up by its whole key, whatever the planner believes of the table', async () => {
  await insertMade()
  await sql`truncate rankings_matches`.execute(db)
  await sql`delete from rankings_tallies`.execute(db)
  await sql`analyze rankings_tallies`.execute(db) // many pages without rows, as during the first writes
  const before = await indexEntriesRead()
  await insertMade()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from rankings_tallies`.execute(db)
  expect(rows[0]!.count).toBeGreaterThan(5000)
  expect((await indexEntriesRead()) - before).toBeLessThan(10 * rows[0]!.count) // including entries of dead rows
})

/** Counts generated matches, the same for the same seed. */
async function insertMade(seed = made.seed): Promise<void> {
  const { idsOf } = seasonIds(gameData)
  const batch = new MatchBatch(() => null)
  for (const record of syntheticMatches(season, { ...made, seed, count: 40 }))
    batch.add(readMatch(JSON.stringify(record), idsOf))
  await insertMatches(db, batch, batch.tallies(), { playerKeys: keys })
}

/** Entries of the primary key that this single connection has read. */
async function indexEntriesRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ read: number }>`
    select pg_stat_get_tuples_returned('rankings_tallies_pkey'::regclass)::int as read`.execute(db)
  return rows[0]!.read
}

test('most updates of tallies are HOT updates', async () => {
  await sql`truncate rankings_matches, rankings_slices cascade`.execute(db)
  await insertMade()
  const before = await updates()
  // only once: concurrent readers may keep old row versions, which then fill the pages
  await insertMade(made.seed + 1)
  const { all, inPlace } = await updates()
  expect(all - before.all).toBeGreaterThan(3000)
  expect((inPlace - before.inPlace) / (all - before.all)).toBeGreaterThan(0.9)
})

/** Tallies that this single connection has updated, and those of them that were HOT updates. */
async function updates(): Promise<{ all: number; inPlace: number }> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ all: number; inPlace: number }>`
    select n_tup_upd::int as all, n_tup_hot_upd::int as "inPlace" from pg_stat_user_tables
    where relname = 'rankings_tallies'`.execute(db)
  return rows[0]!
}
