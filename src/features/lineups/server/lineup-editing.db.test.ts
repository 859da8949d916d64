import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { readYaml } from '#src/core/server/texts/checked-yaml.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { findDraft, insertRevision, listEvents, updatePublished } from './drafts/lineup-drafts.store.ts'
import { withdrawLineup } from './drafts/lineup-withdrawal.ts'
import { exportLineups, yamlOf } from './lineup-export.ts'
import { readLineups } from './lineup-files.ts'
import { importLineups } from './lineup-import.ts'
import { type Lineup, lineupSchema } from './lineup-schema.ts'
import { listLineups } from './lineups.store.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../..'))
const sample = resolve(import.meta.dirname, '../../../../content/lineups')
const key = { season: 'm15s16', id: 'star-guardian-jinx' }
const file = `${key.season}/${key.id}.yaml`

async function newDb(): Promise<Db> {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  return db
}

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-lineups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The sample files, with another tier of one lineup. */
function filesWithTier(tier: string): string {
  const folder = newFolder()
  cpSync(sample, folder, { recursive: true })
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(/^tier: .*/m, `tier: ${tier}`))
  return folder
}

const shownIn = async (db: Db): Promise<Lineup | undefined> =>
  (await listLineups(db)).find(({ season, id }) => season === key.season && id === key.id)

/** An editor publishes the lineup with another tier, now or from a moment. */
async function publish(db: Db, tier: Lineup['tier'], from: string | null = null) {
  const { revision: base, draft } = (await findDraft(db, key))!
  const lineup = { ...(draft as Lineup), tier }
  await insertRevision(db, { base, draft: lineup, editor: 'anna', action: 'save' })
  expect(await updatePublished(db, { lineup, revision: base + 1, editor: 'anna', from })).toBe(true)
}

test('an import skips what editors published and names it, until its id is to be replaced', async () => {
  const db = await newDb()
  await importLineups(db, sample, { gameData })
  await publish(db, 'S')
  expect(await importLineups(db, sample, { gameData })).toMatchObject({ unchanged: 20, leftToEditors: [] })
  const changed = filesWithTier('D')
  const skipped = await importLineups(db, changed, { gameData })
  expect(skipped).toEqual({ added: 0, changed: 0, unchanged: 19, leftToEditors: ['m15s16/star-guardian-jinx'] })
  expect((await shownIn(db))?.tier).toBe('S')
  const replaced = await importLineups(db, changed, { gameData, replace: [key.id] })
  expect(replaced).toEqual({ added: 0, changed: 1, unchanged: 19, leftToEditors: [] })
  expect((await shownIn(db))?.tier).toBe('D')
  expect((await findDraft(db, key, 2))?.draft.tier).toBe('S')
})

test('a file that has not changed since its import replaces what editors published, too', async () => {
  const db = await newDb()
  await importLineups(db, sample, { gameData })
  await publish(db, 'S', new Date(Date.now() + 3_600_000).toISOString())
  expect(await importLineups(db, sample, { gameData, replace: ['m15s16/star-guardian-jinx'] })).toMatchObject({
    changed: 1,
  })
  expect((await findDraft(db, key))?.scheduled).toBeNull()
  const again = await importLineups(db, sample, { gameData, replace: [key.id] })
  expect(again).toMatchObject({ changed: 0, unchanged: 20 })
})

test('an export of what editors published is unchanged for the next import, and taken over if it is named', async () => {
  const db = await newDb()
  await importLineups(db, sample, { gameData })
  await publish(db, 'S')
  const folder = newFolder()
  await exportLineups(db, folder)
  expect(await importLineups(db, folder, { gameData })).toMatchObject({ unchanged: 20, leftToEditors: [] })
  const named = await importLineups(db, folder, { gameData, replace: [key.id] })
  expect(named).toMatchObject({ changed: 1, unchanged: 19, leftToEditors: [] })
  expect((await listEvents(db, key))[0]).toMatchObject({ action: 'import', revision: 3 })
  expect(await importLineups(db, filesWithTier('D'), { gameData })).toMatchObject({ changed: 1, leftToEditors: [] })
  await publish(db, 'S', new Date(Date.now() + 3_600_000).toISOString())
  await exportLineups(db, folder)
  expect(await importLineups(db, folder, { gameData })).toMatchObject({ unchanged: 20, leftToEditors: [] })
  expect((await findDraft(db, key))?.scheduled).not.toBeNull()
})

test('an import that is to replace what no file has imports nothing', async () => {
  const db = await newDb()
  await expect(importLineups(db, sample, { gameData, replace: ['star-guardian-jin'] })).rejects.toThrow(
    'Nothing was imported.\nNo file is of star-guardian-jin.',
  )
  expect(await listLineups(db)).toEqual([])
})

test('a withdrawn lineup is not listed, and no import brings it back by itself', async () => {
  const db = await newDb()
  await importLineups(db, sample, { gameData })
  expect(await withdrawLineup(db, key.id)).toBe('m15s16/star-guardian-jinx')
  expect(await shownIn(db)).toBeUndefined()
  expect((await findDraft(db, key))?.state).toBe('withdrawn')
  await expect(withdrawLineup(db, key.id)).rejects.toThrow('There is no lineup star-guardian-jinx.')
  expect((await importLineups(db, filesWithTier('D'), { gameData })).leftToEditors).toHaveLength(1)
  expect(await shownIn(db)).toBeUndefined()
  await importLineups(db, sample, { gameData, replace: [key.id] })
  expect((await shownIn(db))?.tier).toBe('A')
})

test('an id of two seasons is withdrawn by season and id alone', async () => {
  const db = await newDb()
  const [first] = readLineups(sample, gameData).lineups.filter(({ season }) => season === 'm10s16')
  const folder = newFolder()
  cpSync(sample, folder, { recursive: true })
  writeFileSync(join(folder, `m10s16/${key.id}.yaml`), yamlOf({ ...first!, id: key.id }))
  await importLineups(db, folder, { gameData })
  await expect(withdrawLineup(db, key.id)).rejects.toThrow(
    'Name the season of star-guardian-jinx: m10s16/star-guardian-jinx or m15s16/star-guardian-jinx.',
  )
  await withdrawLineup(db, 'm10s16/star-guardian-jinx')
  expect((await shownIn(db))?.season).toBe('m15s16')
})

test('of many withdrawals, imports and publications at once one follows the other, and none fails half-way', async () => {
  const db = await newDb()
  await importLineups(db, sample, { gameData })
  const { draft } = (await findDraft(db, key))!
  const save = (editor: string) =>
    insertRevision(db, { base: 1, draft: { ...draft, author: editor }, editor, action: 'save' })
  const saved = await Promise.all(['anna', 'ben', 'cho', 'dee'].map(save))
  expect(saved.filter(Boolean)).toHaveLength(1)
  const lineup = (await findDraft(db, key))!.draft as Lineup
  const publications = ['anna', 'ben'].map((editor) => updatePublished(db, { lineup, revision: 2, editor, from: null }))
  const replacing = importLineups(db, filesWithTier('D'), { gameData, replace: [key.id] })
  const outcomes = await Promise.all([...publications, replacing])
  expect(outcomes[2]).toMatchObject({ changed: 1 })
  const newest = (await findDraft(db, key))!
  expect([newest.revision, newest.state]).toEqual([3, 'published'])
  const shown = await shownIn(db)
  expect(shown).toEqual((await findDraft(db, key, newest.published_revision!))!.draft)
})

test('an export has equal bytes whenever it is made, and imported again nothing changes', async () => {
  const db = await newDb()
  await importLineups(db, sample, { gameData })
  const [first, second] = [newFolder(), newFolder()]
  expect(await exportLineups(db, first)).toBe(20)
  expect(readLineups(first, gameData)).toEqual(readLineups(sample, gameData))
  expect(await importLineups(db, first, { gameData })).toMatchObject({ unchanged: 20 })
  const other = await newDb()
  await importLineups(other, first, { gameData })
  await exportLineups(other, second)
  for (const name of readdirSync(first, { recursive: true }) as string[]) {
    if (name.endsWith('.yaml')) expect(readFileSync(join(second, name))).toEqual(readFileSync(join(first, name)))
  }
})

test('a lineup that is only scheduled is exported, and one that is shown is exported as it is shown', async () => {
  const db = await newDb()
  await importLineups(db, sample, { gameData })
  await publish(db, 'S', new Date(Date.now() + 3_600_000).toISOString())
  const folder = newFolder()
  await exportLineups(db, folder)
  expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^tier: A$/m)
  await withdrawLineup(db, key.id)
  await publish(db, 'C', new Date(Date.now() + 3_600_000).toISOString())
  await exportLineups(db, folder)
  expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^tier: C$/m)
})

test('any text comes back from the file of an export as it was', () => {
  const { lineups } = readLineups(sample, gameData)
  const schema = lineupSchema(gameData.seasons.get('m15s16')!)
  const lineup = lineups.find(({ id }) => id === key.id)!
  const words = fc
    .array(fc.constantFrom(...odd), { maxLength: 12 })
    .map((each) => `a${each.join('')}`)
    .filter(({ length }) => length < 299) // two of them are a text of at most 600 characters
  fc.assert(
    fc.property(words, words, (one, other) => {
      const early = { en: one, zh: other, th: `${one} ${other}`, ms: `${other}\n${one}` }
      const read = readYaml(yamlOf({ ...lineup, early }), schema)
      expect(read).toEqual({ ok: true, value: { ...lineup, early } })
    }),
    { numRuns: 300 },
  )
})

/** Signs that YAML reads, spaces, breaks, and texts longer than a line. */
const odd = [
  ...[': ', ' #', "'", '"', '- ', '\n', '\n\n', ' ', '  ', '\t', '%', '@', '`', '|', '>', '{', ']', '*', '&', '!', '?'],
  ...['金克丝', '，', '。\n', '100%', 'ที่นี่', '\u00a0', '\u200b', '\u3000', '🏆', '...', '---', 'true', 'null', '1.0'],
  'a long line of words that no editor breaks '.repeat(4),
  '很长的一行，没有空格 只有一个。'.repeat(6),
]
