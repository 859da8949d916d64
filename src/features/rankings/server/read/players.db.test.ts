import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { duosPoints } from '#src/features/rankings/duos.rules.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { ingestMatches } from '../count/match-ingest.ts'
import { type PlayerKeys, playerKeys } from '../count/player-keys.ts'
import { seasonIds } from '../count/season-ids.ts'
import { recordOf } from '../sample/synthetic-matches.ts'
import { importPlayerNames } from './player-names.ts'
import { listBestPlayers } from './players.store.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../../..'))
const season = gameData.seasons.get('m15s16')!
const keysUnder = (...names: string[]) =>
  playerKeys(openPrivateData(new Map(names.map((name) => [name, [`the secret ${name}`]]))))
const keys = keysUnder('old')

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true, patient: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())
beforeEach(
  async () =>
    void (await sql`truncate rankings_matches, rankings_slices, rankings_players, rankings_player_names cascade`.execute(
      db,
    )),
)

/** Returns a match as a line, with the final order of players "p1" to "p8". */
function lineOf(id: string, order: number[], mode: 'duos' | 'ranked' = 'duos'): string {
  const about = { id, version: '15.15', at: Date.parse('2025-07-30'), mode }
  const units = season.champions.slice(0, 8).map(({ id }) => {
    return { character_id: id, tier: 2, itemNames: ['TFT_Item_BlueBuff'] }
  })
  const board = (place: number) => ({ player: `p${order[place - 1]}`, ladderTier: undefined, units })
  return JSON.stringify(recordOf(season, about, board))
}

async function* linesOf(texts: string[]) {
  for (const text of texts) yield { bytes: Buffer.from(text), isCut: false }
}

async function count(lines: string[], { as = keys, isSample = false }: { as?: PlayerKeys; isSample?: boolean } = {}) {
  const { idsOf } = seasonIds(gameData)
  const reject = ({ reason }: { reason: string }) => expect.unreachable(reason)
  await ingestMatches(linesOf(lines), { db, idsOf, lineupOf: () => null, playerKeys: as, isSample, reject })
}

const best = (isSample = false) => listBestPlayers(db, { set: 15, isSample, limit: 10 })
const inOrder = [1, 2, 3, 4, 5, 6, 7, 8]

test('a place of a Duos match earns or costs its points', async () => {
  await count([lineOf('one', inOrder)])
  const players = await best()
  expect(players.map(({ points }) => points)).toEqual([...duosPoints])
  expect(players.map(({ places }) => places.indexOf(1) + 1)).toEqual(inOrder)
  expect(players[0]!.key).toEqual(keys('p1')[0])
})

test('points add up over matches, each once, of Duos alone', async () => {
  const lines = [lineOf('one', inOrder), lineOf('two', inOrder.toReversed()), lineOf('three', inOrder, 'ranked')]
  await count([...lines, lines[0]!])
  await count(lines)
  const players = new Map((await best()).map((player) => [player.key.toString('hex'), player]))
  expect(players.get(keys('p1')[0].toString('hex'))).toMatchObject({ points: 2, places: [1, 0, 0, 0, 0, 0, 0, 1] })
  expect(players.size).toBe(8)
})

test('bots have no points: one id in several places, or one that stands for no player', async () => {
  const line = lineOf('one', inOrder)
    .replaceAll(/"puuid":"p[1-4]"/g, '"puuid":"BOT"')
    .replace('"puuid":"p5"', '"puuid":"0"')
  await count([line])
  expect((await best()).map(({ points }) => points)).toEqual(duosPoints.slice(5))
})

test('sample players are counted separately', async () => {
  await count([lineOf('one', inOrder)], { isSample: true })
  expect(await best()).toEqual([])
  expect(await best(true)).toHaveLength(8)
})

test('a player stays the same under a newer key', async () => {
  await count([lineOf('one', inOrder)])
  await importPlayerNames(db, linesOf(['{"puuid":"p1","name":"Ahri main"}']), keys)
  const as = keysUnder('new', 'old')
  await count([lineOf('two', inOrder)], { as })
  const players = await best()
  expect(players).toHaveLength(8)
  expect(players[0]).toMatchObject({ key: as('p1')[0], points: 20, name: 'Ahri main' })
})

test('a name is shown until it is taken back', async () => {
  await count([lineOf('one', inOrder)])
  const namesOf = async () => (await best()).slice(0, 2).map(({ name }) => name)
  expect(await namesOf()).toEqual([null, null])
  await importPlayerNames(db, linesOf(['{"puuid":"p1","name":"阿狸"}', '', '{"puuid":"p2","name":"ก้าว หน้า"}']), keys)
  expect(await namesOf()).toEqual(['阿狸', 'ก้าว หน้า'])
  await importPlayerNames(db, linesOf(['{"puuid":"p1","name":null}']), keys)
  expect(await namesOf()).toEqual([null, 'ก้าว หน้า'])
})

test.each([
  ['nonsense', 'line 2: is not JSON'],
  ['{"puuid":"p2"}', 'line 2: name: is missing or no object'],
  ['{"puuid":"","name":"A"}', 'line 2: puuid: is empty'],
  ['{"puuid":"p2","name":" "}', 'line 2: name: is not a name of 1 to 32 characters'],
  [`{"puuid":"p2","name":"${'a'.repeat(33)}"}`, 'line 2: name: is not a name of 1 to 32 characters'],
  ['{"puuid":"p2","name":"a\\u202eb"}', 'line 2: name: is not a name of 1 to 32 characters'],
])('a file with %s stores no name, and the fault is reported', async (line, fault) => {
  const lines = ['{"puuid":"p1","name":"Ahri main"}', line]
  await expect(importPlayerNames(db, linesOf(lines), keys)).rejects.toThrow(fault)
  const { rows } = await sql`select name from rankings_player_names`.execute(db)
  expect(rows).toEqual([])
})
