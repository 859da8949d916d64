import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { sha256 } from '#src/features/campaign/server/draws/node-digests.ts'
import { type CampaignSite, openCampaignSite, query } from '../../../../e2e/setup/database/campaign.ts'
import { newDrawer, newKey } from '../../../../e2e/setup/database/drawers.ts'
import { runCommand } from '../../../../e2e/setup/site/run-command.ts'

let site: CampaignSite
let last: string
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
  const player = await newDrawer(site, 4)
  for (let each = 0; each < 4; each++) await site.ask({ ...player, idempotencyKey: newKey() }, drawCalls.draw, {}) // records 3 to 6
  last = String((await query(site.url, 'select hash from campaign_audit where sequence = 6'))[0]!.hash)
})
afterAll(() => site.db.destroy())

const audit = (options = '') => runCommand(`campaign audit${options}`, { DATABASE_URL: site.url })

/** Changes tables as a superuser can, past their triggers; takes it back after the test. */
async function tamper(statement: string) {
  const run = (text: string) => query(site.url, `set session_replication_role = replica; ${text}`)
  await run(`create table kept_audit as table campaign_audit; create table kept_draws as table campaign_draws;
    ${statement}`)
  onTestFinished(async () => {
    await run(`delete from campaign_audit; insert into campaign_audit table kept_audit; drop table kept_audit;
      delete from campaign_draws; insert into campaign_draws table kept_draws; drop table kept_draws`)
  })
}

test('the command counts records and draws, names the last hash, and writes the texts to a new file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const out = join(folder, 'audit.jsonl')
  expect(await audit(` --out ${out} --seen 6:${last}`)).toEqual({
    code: 0,
    said: `records: 6\nlast hash: ${last}\ndraws: 4\nNo faults.\n`,
    complained: '',
  })
  const lines = readFileSync(out, 'utf8').split('\n')
  expect(lines.map((line) => (line ? JSON.parse(line).sequence : null))).toEqual([1, 2, 3, 4, 5, 6, null])
  expect(sha256(lines[5]!)).toBe(last)
  expect((await audit(` --out ${out}`)).complained).toContain("can't be created")
})

const rehashed = 'record = replace(record, \'"site"\', \'"player"\')'
const sha = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

test.each([
  [`update campaign_audit set ${rehashed} where sequence = 4`, 'record 4: its text was changed'],
  [`update campaign_audit set hash = repeat('0', 64) where sequence = 2`, 'record 2: its text was changed'],
  ['delete from campaign_audit where sequence = 3', 'record 3: it is missing'],
  ['delete from campaign_audit where sequence = 1', 'record 1: it is missing'],
  [
    `update campaign_audit set ${rehashed} where sequence = 3;
     update campaign_audit set hash = ${sha('record')} where sequence = 3`,
    'record 4: it has another hash than that of the record before it',
  ],
  [
    `update campaign_audit set sequence = 9 where sequence = 4; update campaign_audit set sequence = 4 where sequence = 5;
     update campaign_audit set sequence = 5 where sequence = 9`,
    'record 4: its text was changed',
  ],
  [`update campaign_draws set record = record || ' ' where sequence = 2`, 'record 4: the log of draws differs'],
  [
    `update campaign_draws set record = 'other', hash = ${sha(`'other'`)} where sequence = 4`,
    'record 6: the log of draws differs',
  ],
  ['delete from campaign_draws where sequence = 3', 'record 5: the log of draws differs'],
  [
    `insert into campaign_draws (campaign_id, sequence, registration_id, n, record, hash)
     select campaign_id, 5, registration_id, 5, 'more', ${sha(`'more'`)} from campaign_draws where sequence = 4`,
    'record 7: the log of draws differs',
  ],
])('after "%s" it names %s', async (statement, fault) => {
  await tamper(statement)
  const { code, said, complained } = await audit()
  expect(code).toBe(1)
  expect(complained).toContain(`The audit is broken at ${fault}`)
  expect(said).not.toContain('No faults')
})

test('what a superuser takes off the end, or hashes again to the end, shows against a hash that was kept', async () => {
  await tamper('delete from campaign_audit where sequence = 6; delete from campaign_draws where sequence = 4')
  expect(await audit()).toMatchObject({ code: 0 })
  expect((await audit(` --seen 6:${last}`)).complained).toContain('record 6: it is missing')
  expect((await audit(` --seen 5:${last}`)).complained).toContain('record 5: its hash is not the one that was seen')
  expect((await audit(' --seen 5')).complained).toContain('--seen needs')
})
