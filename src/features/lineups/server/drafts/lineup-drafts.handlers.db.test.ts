import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Ask } from '#src/core/call.ts'
import { languages } from '#src/core/languages.ts'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { type LineupDraft, lineupDraftCalls, lineupPreviewCalls } from '../../lineup-drafts.contract.ts'
import { readLineups } from '../lineup-files.ts'
import { importLineups } from '../lineup-import.ts'
import { updateImported } from '../lineup-imports.store.ts'
import { shownLineup } from '../lineups.handlers.ts'
import { findNextLineup, listLineups } from '../lineups.store.ts'
import { lineupDraftHandlers } from './lineup-drafts.handlers.ts'
import { type LineupPreviewParts, lineupPreviewHandlers } from './lineup-preview.handlers.ts'
import { previewableOf } from './lineup-previews.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const sample = resolve(root, 'content/lineups')
const gameData = readGameData(root)
const seasons = shownSeasons(() => gameData, ['m10s16', 'm15s16'])
const whole = readLineups(sample, gameData).lineups.find(({ id }) => id === 'star-guardian-jinx')!
const season = gameData.seasons.get('m15s16')!

let url: string
let db: Db
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 4, namedStatements: true })
  await migrate(db as never)
  await importLineups(db, sample, { gameData })
})
afterAll(() => db.destroy())

const signatureOf = (signed: object): string => createHash('sha256').update(JSON.stringify(signed)).digest('hex')
const signer: LineupPreviewParts['signer'] = {
  sign: (own) => ({ preview_version: own.preview_version, sign: signatureOf(own), timestamp: 0, app_key: 'studio' }),
  isSigned: (own, { sign }) => sign === signatureOf(own),
}
const askAs = (editor?: string) =>
  askInProcess(
    { language: 'en', test: false, editor },
    bindCalls([
      lineupDraftHandlers({ db, seasons, timeZone: 'UTC' }),
      lineupPreviewHandlers({ db, seasons, signer, editorOrigin: () => 'https://studio.example' }),
    ]),
  )
const ask: Ask = (call, input) => askAs('anna')(call, input)

const save = (draft: LineupDraft, base: number, editor = 'anna') =>
  askAs(editor)(lineupDraftCalls.saveLineupDraft, { base, draft })
const publish = ({ season, id }: LineupDraft, revision: number, from: string | null = null) =>
  ask(lineupDraftCalls.publishLineup, { season, id, revision, from })
const shown = async (id: string) => (await listLineups(db)).find((lineup) => lineup.id === id)

test('a stranger gets nothing, not even from the check', async () => {
  const key = { season: 'm15s16', id: whole.id }
  const stranger = askAs()
  const answers = [
    await stranger(lineupDraftCalls.listLineupDrafts, {}),
    await stranger(lineupDraftCalls.readLineupDraft, key),
    await stranger(lineupDraftCalls.readLineupMaterials, { season: 'm15s16' }),
    await stranger(lineupDraftCalls.checkLineup, { draft: whole }),
    await stranger(lineupDraftCalls.saveLineupDraft, { base: 1, draft: whole }),
    await stranger(lineupDraftCalls.publishLineup, { ...key, revision: 1 }),
    await stranger(lineupDraftCalls.withdrawLineup, key),
    await stranger(lineupDraftCalls.listLineupEvents, key),
    await stranger(lineupPreviewCalls.signLineupPreview, { ...key, revision: 1, lang: 'en' }),
  ]
  expect(answers.map((answer) => !answer.ok && answer.error)).toEqual(answers.map(() => 'session_expired'))
})

test('a draft is checked as the import checks its file, and is not published with a fault', async () => {
  const draft = { ...whole, id: 'checked', tier: 'SS', title: { ...whole.title, th: '' }, core: ['TFT15_Jinx'] }
  const faults = [
    { field: 'title.th', fault: 'is empty' },
    { field: 'tier', fault: expect.stringContaining('SS') },
    { field: 'core', fault: 'has fewer than 3 entries' },
  ]
  const checked = await ask(lineupDraftCalls.checkLineup, { draft })
  expect(checked).toEqual({ ok: true, data: { faults } })
  expect(await save(draft, 0)).toMatchObject({ ok: true, data: { faults, state: 'draft' } })
  expect(await publish(draft, 1)).toEqual({ ok: false, error: 'draft_incomplete', detail: 'title.th: is empty' })
  expect(await shown('checked')).toBeUndefined()
})

test('of two editors one saves a revision, and the other learns of it', async () => {
  const draft = { ...whole, id: 'raced' }
  await save(draft, 0)
  const editors = ['anna', 'ben', 'cho', 'dee', 'eve']
  const answers = await Promise.all(editors.map((editor) => save({ ...draft, author: editor }, 1, editor)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.ok ? [] : answer.error))).toEqual(Array(4).fill('draft_conflict'))
  const events = await ask(lineupDraftCalls.listLineupEvents, { season: draft.season, id: draft.id })
  expect(events.ok && events.data.events).toHaveLength(2)
  expect(await publish(draft, 1)).toMatchObject({ error: 'draft_conflict' })
})

test('a changed lineup is of the day on which it is saved, unless its date was changed too', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const draft = { ...whole, id: 'dated', updated: '2025-01-01' }
  await save(draft, 0)
  const dateOf = async (revision: number, change: Partial<LineupDraft>) => {
    const { data } = (await save({ ...draft, updated: today, ...change }, revision)) as { data: { draft: LineupDraft } }
    return data.draft.updated
  }
  expect(await dateOf(1, { author: 'Ben', updated: '2025-08-01' })).toBe('2025-08-01')
  expect(await dateOf(2, { author: 'Ben', updated: '2025-08-01' })).toBe('2025-08-01')
  expect(await dateOf(3, { author: 'Cho', updated: '2025-08-01' })).toBe(today)
})

test('players see a scheduled revision from its moment on, and the former one until then', async () => {
  const draft = { ...whole, id: 'planned' }
  await save(draft, 0)
  await publish(draft, 1)
  await save({ ...draft, tier: 'S' }, 1)
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect(await publish(draft, 2, at)).toMatchObject({
    data: { state: 'published', published_revision: 1, scheduled: { revision: 2, at } },
  })
  expect((await shown('planned'))?.tier).toBe('A')
  const { milliseconds } = await findNextLineup(db, null)
  expect(milliseconds! > 3_500_000 && milliseconds! <= 3_600_000).toBe(true)
  await query(url, "update lineups_lineups set shown_from = shown_from - interval '1 hour' where lineup_id = 'planned'")
  expect((await shown('planned'))?.tier).toBe('S')
  const now = await ask(lineupDraftCalls.readLineupDraft, { season: draft.season, id: draft.id })
  expect(now).toMatchObject({ data: { state: 'published', published_revision: 2, scheduled: null } })
})

test('every instance hears of what is published, scheduled, withdrawn and imported', async () => {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  let heard = 0
  client.on('notification', () => heard++)
  await client.query('listen encore_pages')
  const draft = { ...whole, id: 'heard' }
  const key = { season: draft.season, id: draft.id }
  await save(draft, 0)
  expect(heard).toBe(0)
  await publish(draft, 1)
  await expect.poll(() => heard).toBe(1)
  await publish(draft, 1, '2031-01-01T00:00:00Z')
  await expect.poll(() => heard).toBe(2)
  await ask(lineupDraftCalls.withdrawLineup, key)
  await expect.poll(() => heard).toBe(3)
  await importLineups(db, sample, { gameData })
  await updateImported(db, [{ ...whole, id: 'heard-too' }])
  await expect.poll(() => heard).toBe(4)
})

test('a moment that is over publishes at once', async () => {
  const draft = { ...whole, id: 'late' }
  await save(draft, 0)
  expect(await publish(draft, 1, '2020-01-01T00:00:00Z')).toMatchObject({
    data: { state: 'published', scheduled: null },
  })
  expect(await shown('late')).toBeDefined()
})

test('a lineup is published on a real day alone, with an offset that the database knows', async () => {
  const draft = { ...whole, id: 'unreal' }
  await save(draft, 0)
  for (const from of ['2031-02-30T10:00:00Z', '2031-01-01T10:00:00+16:00', '2031-01-01T10:00:00+08']) {
    await expect(publish(draft, 1, from), from).rejects.toThrow('it must be an instant with its offset')
  }
  expect(await publish(draft, 1, '2031-01-01T10:00:00+08:00')).toMatchObject({ ok: true })
})

test('the list has each lineup with state, faults and whether it is out of date', async () => {
  await save({ ...whole, id: 'old', version: '15.1', core: [] }, 0)
  await save({ ...whole, id: 'gone' }, 0)
  await publish({ ...whole, id: 'gone' }, 1)
  await ask(lineupDraftCalls.withdrawLineup, { season: 'm15s16', id: 'gone' })
  const answer = await ask(lineupDraftCalls.listLineupDrafts, { season: 'm15s16' })
  const row = (id: string) => answer.ok && answer.data.lineups.find((each) => each.id === id)
  expect(row('old')).toMatchObject({ state: 'draft', is_outdated: true, faults: 2 })
  expect(row('gone')).toMatchObject({ state: 'withdrawn', is_outdated: false, faults: 0, published_revision: null })
  expect(row('duelist-kayle')).toMatchObject({ state: 'published', editor: 'import', revision: 1 })
})

test('a revision is shown to what its signature covers alone', async () => {
  const draft = { ...whole, id: 'hidden', title: { ...whole.title, en: 'Hidden words' } }
  await save(draft, 0)
  await save({ ...draft, tier: 'D' }, 1)
  const key = { season: draft.season, id: draft.id }
  const signed = await ask(lineupPreviewCalls.signLineupPreview, { ...key, revision: 2, lang: 'en' })
  const info = (signed as { data: Parameters<typeof signer.isSigned>[1] }).data
  const preview = (more: object) => askAs()(lineupPreviewCalls.previewLineup, { ...key, sign_info: info, ...more })
  expect(await preview({})).toMatchObject({ ok: true, data: { lineup: { name: { text: 'Hidden words' }, tier: 'D' } } })
  for (const more of [{ id: whole.id }, { season: 'm10s16' }, { sign_info: { ...info, preview_version: 1 } }]) {
    expect(await preview(more)).toMatchObject({ error: 'preview_refused' })
  }
  const unsaved = { ...draft, tier: 'S' }
  expect(await preview({ draft: unsaved })).toMatchObject({ data: { lineup: { tier: 'S' } } })
  expect(await preview({ draft: { ...unsaved, id: whole.id } })).toMatchObject({ error: 'preview_refused' })
  const other = await ask(lineupPreviewCalls.signLineupPreview, { ...key, revision: 2, lang: 'th' })
  expect(await preview({ sign_info: (other as { data: object }).data })).toMatchObject({ error: 'preview_refused' })
})

test('any draft can be previewed in every language', () => {
  const id = fc.constantFrom('TFT15_Jinx', 'TFT15_Rell', 'TFT10_Annie', '', 'x')
  const item = fc.constantFrom('TFT_Item_LastWhisper', 'TFT_Item_Nothing', '')
  const text = fc.constantFrom('', 'Words', '词')
  const texts = fc.record({ en: text, zh: text, th: text, ms: text })
  const hex = fc.constantFrom('1,1', '4,7', '5,1', '', '1,1')
  const unit = fc.record({ unit: id, star: fc.constantFrom(1, 2, 3), items: fc.array(item), hex, carry: fc.boolean() })
  const draft = fc.record({
    title: texts,
    early: texts,
    tier: fc.constantFrom('S', '', 'SS'),
    style: fc.constantFrom('easy', 'hard'),
    updated: fc.constantFrom('2025-01-01', 'soon', ''),
    class: id,
    positions: fc.record({ 1: fc.array(unit), 2: fc.array(unit), final: fc.array(unit) }),
    core: fc.array(id),
    substitutes: fc.array(fc.record({ unit: id, by: fc.array(id) })),
    snax: fc.array(fc.record({ snack: fc.constantFrom('TFT15_MechanicTrait_Mage', ''), unit: id })),
    tips: fc.array(fc.record({ stage: fc.integer(), text: texts })),
  })
  fc.assert(
    fc.property(draft, (fields) => {
      const previewed = previewableOf({ ...whole, ...(fields as object) }, season)
      for (const language of languages) {
        const { boards, name } = shownLineup(previewed, season, language)
        expect(name.text).not.toBe('')
        const hexes = boards.final.units.map(({ row, column }) => `${row},${column}`)
        expect(new Set(hexes).size).toBe(hexes.length)
      }
    }),
  )
})
