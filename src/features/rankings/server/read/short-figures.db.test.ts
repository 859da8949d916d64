import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { figuresOf } from '#src/features/rankings/figures.rules.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { countMatches, matchLines } from '../../../../../e2e/setup/data/matches.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { type BoardFilter, listTallies } from './rankings.store.ts'
import { readShortFigures } from './short-figures.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../../..'))
const seasons = shownSeasons(() => gameData, ['m15s16'])
const report = (fault: string) => expect.fail(fault)

let db: Db
beforeAll(async () => {
  const url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: true })
  await migrate(db as never)
  await countMatches(url, matchLines(200))
})
afterAll(() => db.destroy())

test('figures in short are shown as those of the ranking: rounded once', async () => {
  const parts = { db, seasons, report, minimum: 1, seasonMinimum: 8, sampleMatches: 0, lineups: async () => [] }
  const reader = { language: 'en', test: false } as const
  const { figures } = await readShortFigures(parts, { kind: 'champions', season: 'm15s16' }, reader)
  const filter: BoardFilter = { set: 15, isSample: false, version: '15.15', mode: 'ranked', bracket: 'all' }
  const { tallies } = await listTallies(db, filter, 'champion')
  expect(tallies.length).toBeGreaterThan(50)
  for (const { entity, tally } of tallies) {
    const { top4Rate, averagePlace } = figuresOf(tally.places, { top4Effect: 1, winningEffect: 1, averageError: 1 })!
    expect(shown(figures[entity]!), entity).toEqual(
      shown({ top4Rate: top4Rate.value, averagePlace: averagePlace.value }),
    )
  }
})

const place = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const shown = (each: { top4Rate: number; averagePlace: number }) => [
  percent.format(each.top4Rate),
  place.format(each.averagePlace),
]
