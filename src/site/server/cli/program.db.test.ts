import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, createEmptyDatabase, query } from '../../../../e2e/setup/database/postgres.ts'
import { runCommand } from '../../../../e2e/setup/site/run-command.ts'

async function addProof(url: string, ageInDays: number, language = 'en'): Promise<string> {
  const id = randomUUID()
  await query(
    url,
    `insert into consent_proofs (consent_id, revision, categories, language, given_at)
     values ($1, 1, '{necessary}', $3, now() - make_interval(days => $2))`,
    [id, ageInDays, language],
  )
  return id
}

const hasProof = async (url: string, id: string) =>
  (await query(url, 'select 1 from consent_proofs where consent_id = $1', [id])).length === 1

test('every instance hears that it is to drop its pages', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('listen encore_pages')
  const heard = new Promise<void>((done) => client.once('notification', () => done()))
  expect(await runCommand('pages drop', { DATABASE_URL: url })).toMatchObject({ code: 0 })
  await heard
})

test('proofs of consent go after three years, or after as many days as asked for', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const [expired, valid, recent] = [await addProof(url, 1096), await addProof(url, 1094), await addProof(url, 1)]
  expect((await runCommand('consent purge', { DATABASE_URL: url })).said).toBe('Deleted proofs: 1.\n')
  expect([await hasProof(url, expired), await hasProof(url, valid)]).toEqual([false, true])
  await runCommand('consent purge --older-than-days 1000', { DATABASE_URL: url })
  expect([await hasProof(url, valid), await hasProof(url, recent)]).toEqual([false, true])
})

test('proofs of a language that the site gets later are stored, and other words are not', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const id = await addProof(url, 1, 'vi')
  expect(await hasProof(url, id)).toBe(true)
  await expect(addProof(url, 1, 'Vietnamese')).rejects.toThrow(/consent_proofs_language_check/)
})

test('analytics tells the totals of the last days, the newest first', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  expect((await runCommand('analytics', { DATABASE_URL: url })).said).toMatch(
    /^day +action +page +language +count +sessions\n$/,
  )
  await query(
    url,
    `insert into analytics_days (day, action, page, language, count, sessions)
     select (now() at time zone 'Asia/Singapore')::date - age, action, 'home', 'th', 1200, 7
     from (values (0, 'share'), (1, 'page_view'), (2, 'search')) as given (age, action)`,
  )
  const { said } = await runCommand('analytics --days 2', { DATABASE_URL: url })
  expect(said.split('\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d share +home +th +1200 +7$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d page_view +home +th +1200 +7$/),
  ])
  expect((await runCommand('analytics --days none', { DATABASE_URL: url })).complained).toContain(
    'whole number of days',
  )
})

test('analytics tells the totals of one day, and who came by which code', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  await query(
    url,
    `with given as (select (now() at time zone 'Asia/Singapore')::date as today),
     days as (insert into analytics_days (day, action, page, language, count) select today, 'page_view', 'home', 'en', 12 from given
              union all select '2026-08-08', 'share', 'newsDetail', 'ms', 3)
     insert into analytics_entries (day, code, count)
     select today, 'launch-trailer', 1200 from given union all select today, '', 4 from given union all select '2026-08-08', 'creator-week', 5`,
  )
  const today = await runCommand('analytics day', { DATABASE_URL: url })
  expect(today.said.split('\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d page_view +home +en +12 +0$/),
    '',
    expect.stringMatching(/^ecode +count$/),
    expect.stringMatching(/^launch-trailer +1200$/),
    expect.stringMatching(/^\(others\) +4$/),
  ])
  const launch = await runCommand('analytics day 2026-08-08', { DATABASE_URL: url })
  expect(launch.said).toMatch(/^day .+\n2026-08-08 share .+ 3 +0\n\necode .+\ncreator-week +5\n$/)
  expect((await runCommand('analytics day 2026-02-30', { DATABASE_URL: url })).complained).toContain('a date such as')
})

test('a database is migrated once, and a command that comes too early says so', async () => {
  const environment = { DATABASE_URL: await createEmptyDatabase(inject('databaseUrl')) }
  expect(await runCommand('consent purge', environment)).toMatchObject({
    code: 1,
    complained: 'The database is not migrated yet: run "encore db migrate" first.\n',
  })
  expect((await runCommand('db migrate', environment)).said).toMatch(/^Applied: 0001_consent_proofs/)
  expect((await runCommand('db migrate', environment)).said).toBe('Nothing to apply.\n')
  expect((await runCommand('consent purge', environment)).said).toBe('Deleted proofs: 0.\n')
})

test('a build starts on a database that a newer one has migrated', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  await query(url, `insert into core_migrations (name, timestamp) values ('9999_of_a_newer_build', '2030-01-01')`)
  expect((await runCommand('db migrate', { DATABASE_URL: url })).said).toBe('Nothing to apply.\n')
})

test('a withdrawn lineup stays away from imports until it is named, and an export has it again', async () => {
  const DATABASE_URL = await createDatabase(inject('databaseUrl'))
  const encore = (command: string) => runCommand(`lineups ${command}`, { DATABASE_URL })
  const files = mkdtempSync(join(tmpdir(), 'encore-lineups-'))
  onTestFinished(() => rmSync(files, { recursive: true }))
  await encore('import content/lineups')
  expect((await encore('withdraw punk-jinx')).said).toBe('Withdrawn: m10s16/punk-jinx.\n')
  expect((await encore(`export ${files}`)).said).toBe('Exported: 19.\n')
  const file = join(files, 'm10s16/punk-jinx.yaml')
  writeFileSync(file, readFileSync('content/lineups/m10s16/punk-jinx.yaml', 'utf8').replace(/^tier: .*/m, 'tier: D'))
  const { code, said } = await encore(`import ${files}`)
  expect([code, said.split('\n')[1]]).toEqual([
    0,
    'Skipped, because editors have published or withdrawn them: m10s16/punk-jinx.',
  ])
  expect((await encore(`import ${files} --replace punk-jinx`)).said).toBe('Added: 0, changed: 1, unchanged: 19.\n')
  expect((await encore(`export ${files}`)).said).toBe('Exported: 20.\n')
  expect(await encore('withdraw nothing')).toMatchObject({ code: 1, complained: 'There is no lineup nothing.\n' })
})
