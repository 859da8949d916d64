import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { boardsOf } from '#src/features/rankings/tally.rules.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { countMatches, lineupLines } from '../../../../../e2e/setup/data/matches.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { readLineupFigures } from './lineup-figures.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../../..'))
const seasons = shownSeasons(() => gameData, ['m10s16'])
const report = (fault: string) => expect.fail(fault)
const lines = lineupLines()

let db: Db
beforeAll(async () => {
  const url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: true })
  await migrate(db as never)
  await countMatches(url, lines)
})
afterAll(() => db.destroy())

const read = (id: string) =>
  readLineupFigures(
    { db, seasons, report, minimum: 1, seasonMinimum: 8, sampleMatches: 0, lineups: async () => [] },
    { season: 'm10s16', id },
    { language: 'en', test: false },
  )

test('what winning boards of a lineup have is compared with its other boards', async () => {
  const { brackets, versions, winners } = await read('kda-ahri')
  const all = brackets.find(({ bracket }) => bracket === 'all')!.own!
  expect(versions).toMatchObject([{ version: '14.5', own: { places: all.places } }])
  expect(winners!.boards).toBe(all.places[0]! + all.places[1]!)
  const ahri = winners!.units.find(({ champion }) => champion === 'TFT10_Ahri')!
  // the generated boards are those of the lineup with a few units swapped
  expect(ahri.winning).toBeGreaterThan(0.8)
  expect(ahri.others).toBeGreaterThan(0.8)
  for (const { winning, others } of [...winners!.units, ...winners!.items]) {
    expect(winning).toBeLessThanOrEqual(1)
    expect(others).toBeLessThanOrEqual(1)
    expect(winning * winners!.boards).toBeLessThanOrEqual(boardsOf(all))
  }
  expect(winners!.units.map(({ winning }) => winning)).toEqual(
    winners!.units.map(({ winning }) => winning).toSorted((a, b) => b - a),
  )
})

test('a lineup without boards has no figures', async () => {
  const { brackets, winners } = await read('unheard-of')
  expect(brackets.every(({ own }) => own === null)).toBe(true)
  expect(winners).toBeNull()
})
