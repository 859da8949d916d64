import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { lineupDraftCalls } from '../lineup-drafts.contract.ts'
import { longestLineupId } from '../lineup-id.rules.ts'
import { longestAuthor } from '../lineup-terms.rules.ts'
import { pinCalls } from '../pins.contract.ts'
import { readLineups } from './lineup-files.ts'
import { importLineups } from './lineup-import.ts'
import { lineupSchema } from './lineup-schema.ts'
import { listLineups } from './lineups.store.ts'

const root = resolve(import.meta.dirname, '../../../..')
const gameData = readGameData(root)
const sample = join(root, 'content/lineups')
const file = 'm15s16/star-guardian-jinx.yaml'

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())

/** Copies the sample lineups with one changed file. */
function folderWith(change: (text: string) => string, name = file): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-lineups-'))
  cpSync(sample, folder, { recursive: true })
  writeFileSync(join(folder, name), change(readFileSync(join(folder, file), 'utf8')))
  return folder
}
const faultsWith = (change: (text: string) => string, name?: string) =>
  readLineups(folderWith(change, name), gameData).faults

test('a byte-order mark and what Finder leaves are passed over, and UTF-16 is named', () => {
  const folder = folderWith((text) => `\ufeff${text}`)
  for (const name of ['.DS_Store', 'm15s16/.DS_Store']) writeFileSync(join(folder, name), '')
  expect(readLineups(folder, gameData).faults).toEqual([])
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8'), 'utf16le')
  expect(readLineups(folder, gameData).faults).toEqual([{ file, line: 1, fault: expect.stringContaining('UTF-16') }])
})

test('a file takes no longer id or author than the studio can open', () => {
  const lineup = readLineups(sample, gameData).lineups.find(({ id }) => id === 'star-guardian-jinx')!
  const schema = lineupSchema(gameData.seasons.get(lineup.season)!)
  const longest = { ...lineup, id: 'a'.repeat(longestLineupId), author: '词'.repeat(longestAuthor) }
  const { issues: none, output } = v.safeParse(schema, longest)
  expect(none).toBeUndefined()
  expect(v.is(lineupDraftCalls.saveLineupDraft.input, { base: 0, draft: output })).toBe(true)
  expect(v.is(pinCalls.listPinned.input, { pins: [longest] })).toBe(true)
  const { issues } = v.safeParse(schema, { ...longest, id: `${longest.id}a`, author: `${longest.author}a` })
  expect(issues?.map(({ message }) => message)).toEqual([
    'is longer than 64 characters',
    'is longer than 100 characters',
  ])
})

test('the sample has twelve lineups of K.O. Coliseum and eight of Remix Rumble, without a fault', () => {
  const { lineups, faults } = readLineups(sample, gameData)
  expect(faults).toEqual([])
  const count = (season: string) => lineups.filter((lineup) => lineup.season === season).length
  expect([count('m15s16'), count('m10s16')]).toEqual([12, 8])
})

test('units, items and texts differ from board to board, and melee units stand in front of ranged ones', () => {
  for (const { id, season, positions } of readLineups(sample, gameData).lineups) {
    const { champions } = gameData.seasons.get(season)!
    const rows = positions.final.map(({ unit, hex }) => ({
      row: Number(hex[0]),
      range: champions.find((champion) => champion.id === unit)!.stats.range,
    }))
    const mean = (those: typeof rows) => those.reduce((sum, { row }) => sum + row, 0) / those.length
    const near = rows.filter(({ range }) => range <= 2)
    const far = rows.filter(({ range }) => range > 2)
    if (near.length > 0 && far.length > 0) expect(mean(near), id).toBeLessThan(mean(far))
  }
})

test.each<[string, string | RegExp, string, string]>([
  ['an unknown unit', /TFT15_Jinx/g, 'TFT15_Jinxx', 'there is no champion TFT15_Jinxx'],
  [
    'a class that is an origin',
    /^class: .*/m,
    'class: TFT15_StarGuardian',
    'class: there is no class trait TFT15_StarGuardian',
  ],
  ['a place off the board', /hex: "\d,\d"/, 'hex: "5,1"', 'is not a place on the board'],
  ['an unknown tier', /^tier: .*/m, 'tier: SS', 'tier: '],
  ['a version of another season', /^version: .*/m, 'version: "14.5"', 'version: is not a version of m15s16'],
  ['an unknown field', /^tier: /m, 'colour: red\ntier: ', 'colour'],
  ['a missing language', /^title:[\s\S]*?\nauthor/m, 'title: { en: Jinx }\nauthor', 'title.'],
])('refuses %s by file, line and field', (_, from, to, fault) => {
  const faults = faultsWith((text) => text.replace(from, to))
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.every((each) => each.file === file && each.line! > 0)).toBe(true)
  expect(faults.map((each) => each.fault).join('\n')).toContain(fault)
})

test('refuses an augment that the season does not offer, which only match records may name', () => {
  const lineup = readLineups(sample, gameData).lineups.find(({ id }) => id === 'kda-ahri')!
  const { augments } = gameData.seasons.get('m10s16')!
  const { id } = augments.find(({ tier, offered }) => tier === 'gold' && offered === false)!
  const { issues } = v.safeParse(lineupSchema(gameData.seasons.get('m10s16')!), {
    ...lineup,
    augments: { ...lineup.augments, gold: [id] },
  })
  expect(issues?.map(({ message }) => message)).toEqual([`there is no gold augment ${id}`])
})

test('refuses a core unit that the final board lacks, a name that is not the id, and what is no lineup', () => {
  const core = (text: string) =>
    text.replace(/^core:\s*\[/m, 'core: [TFT15_Zyra, ').replace(/^core:\n/m, 'core:\n  - TFT15_Zyra\n')
  expect(faultsWith(core)).toMatchObject([{ fault: 'core: names a unit that the final board lacks' }])
  expect(faultsWith((text) => text, 'm15s16/another.yaml')).toEqual([
    { file: 'm15s16/another.yaml', fault: 'its id is star-guardian-jinx' },
  ])
  expect(faultsWith((text) => text, 'm15s16/notes.txt')).toMatchObject([{ fault: 'it is not a <season>/<id>.yaml' }])
})

test('an import takes all or none, and the same again changes nothing', async () => {
  const broken = folderWith((text) => text.replace(/^tier: .*/m, 'tier: SS'))
  await expect(importLineups(db, broken, { gameData })).rejects.toThrow(
    /^Nothing was imported\.\nm15s16\/star-guardian-jinx\.yaml:\d+: tier: /,
  )
  expect(await listLineups(db)).toEqual([])
  expect(await importLineups(db, sample, { gameData })).toEqual({
    added: 20,
    changed: 0,
    unchanged: 0,
    leftToEditors: [],
  })
  expect(await importLineups(db, sample, { gameData })).toEqual({
    added: 0,
    changed: 0,
    unchanged: 20,
    leftToEditors: [],
  })
  const changed = folderWith((text) => text.replace(/^tier: .*/m, 'tier: D'))
  expect(await importLineups(db, changed, { gameData })).toEqual({
    added: 0,
    changed: 1,
    unchanged: 19,
    leftToEditors: [],
  })
  expect((await listLineups(db)).find(({ id }) => id === 'star-guardian-jinx')?.tier).toBe('D')
})
