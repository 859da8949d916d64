import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { recipientCalls } from '#src/features/campaign/recipients.contract.ts'
import { listAuditRecords } from '#src/features/campaign/server/audit/audit.store.ts'
import { type CampaignSite, openCampaignSite } from '../../../../../e2e/setup/database/campaign.ts'
import { newWinner, typedRecipient, type Winner } from '../../../../../e2e/setup/database/winners.ts'
import { runCommand } from '../../../../../e2e/setup/site/run-command.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
  await site.enter('ended')
})
afterAll(() => site.db.destroy())

const run = (args: string[], keys = 'test:test-secret-of-this-test-alone-32-chars') =>
  runCommand(['campaign', ...args], { DATABASE_URL: site.url, DATA_KEYS: keys })
const act = ['--for', 'dispatch of August', '--by', 'Mei Tan']

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-winners-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const give = (winner: Winner, more: Partial<typeof typedRecipient> = {}) =>
  site.ask(winner, recipientCalls.giveRecipient, { sequence: winner.sequence, ...typedRecipient, ...more })

async function auditOf(action: string) {
  const records = await listAuditRecords(site.db, site.campaign.id, { after: 0, most: 1000 })
  return records.map(({ record }) => JSON.parse(record)).filter((each) => each.action === action)
}

test('the file has every prize with its recipient, in the letters of each language, safe to open', async () => {
  const folder = newFolder()
  const thai = await newWinner(site, { tier: 2 })
  const chinese = await newWinner(site, { tier: 1 })
  const missing = await newWinner(site, { tier: 3 })
  await give(thai, { address: '=HYPERLINK("https://evil.example")\n+1 "A", บ้าน' })
  await give(chinese, {
    name: '陈小明',
    address: '@新加坡明地迷亚路2座\n02-01室',
    region: 'SG',
    phone: '+65 9123 4567',
  })
  const out = join(folder, 'winners.csv')
  expect(await run(['winners', '--out', out, ...act])).toEqual({
    code: 0,
    said: `${out}: 3 prizes, 2 with an address.\n`,
    complained: '',
  })
  expect(statSync(out).mode & 0o777).toBe(0o600)
  const text = readFileSync(out, 'utf8')
  expect(text.startsWith('\ufeffdraw,tier,prize,state,name,address,region,phone,')).toBe(true)
  const begins = text.split('\r\n').slice(1, 4)
  for (const [at, begin] of [
    `${chinese.sequence},1,Stage figure,given,陈小明,"'@新加坡明地迷亚路2座\n02-01室",SG,'+65 9123 4567,20`,
    `${thai.sequence},2,Headphones,given,ณัฐ ใจดี,"'=HYPERLINK(""https://evil.example"")\n+1 ""A"", บ้าน",TH,'+66 81 234 5678,20`,
    `${missing.sequence},3,Tour shirt,missing,,,,,20`,
  ].entries()) {
    expect(begins[at]!.slice(0, begin.length)).toBe(begin)
  }
  expect(await auditOf('winners_exported')).toMatchObject([
    { actor: 'operator', details: { by: 'Mei Tan', reason: 'dispatch of August', prizes: 3, recipients: 2 } },
  ])
})

test('a file that exists is refused, and nothing is exported; nor without a reason, a name or the right keys', async () => {
  const folder = newFolder()
  const before = (await auditOf('winners_exported')).length
  const [old, link, out] = [join(folder, 'old.csv'), join(folder, 'link.csv'), join(folder, 'new.csv')]
  writeFileSync(old, 'kept')
  symlinkSync(join(folder, 'elsewhere.csv'), link)
  for (const taken of [old, link]) {
    expect((await run(['winners', '--out', taken, ...act])).complained).toContain("can't be created")
  }
  expect(readFileSync(old, 'utf8')).toBe('kept')
  expect((await run(['winners', '--out', out, '--by', 'Mei Tan'])).code).not.toBe(0)
  expect((await run(['winners', '--out', out, '--for', 'dispatch'])).code).not.toBe(0)
  expect((await run(['winners', '--out', out, '--for', ' ', '--by', 'Mei Tan'])).complained).toContain('a reason')
  const wrong = await run(['winners', '--out', out, ...act], 'test:another-secret-that-the-site-never-had-1')
  expect([wrong.code, wrong.complained]).toEqual([1, expect.stringContaining('DATA_KEYS is wrong')])
  expect(() => statSync(out)).toThrow('ENOENT')
  expect(await auditOf('winners_exported')).toHaveLength(before)
})

test('prizes are marked as sent, all or none, which the audit records with who and why', async () => {
  const [first, second, missing] = [await newWinner(site), await newWinner(site), await newWinner(site)]
  await give(first)
  await give(second)
  const draws = (...winners: Winner[]) => winners.map(({ sequence }) => String(sequence))
  expect(await run(['sent', ...draws(first, missing), ...act])).toMatchObject({
    code: 1,
    complained: `Nothing is marked: no address to send to, or sent before: ${missing.sequence}.\n`,
  })
  expect(await give(first, { name: 'Nat' })).toMatchObject({ ok: true })
  expect(await run(['sent', ...draws(first, second, first), ...act])).toMatchObject({ said: 'Marked as sent: 2.\n' })
  expect(await give(first)).toMatchObject({ error: 'prize_sent' })
  expect((await run(['sent', ...draws(first), ...act])).complained).toContain('sent before')
  expect((await run(['sent', 'all', ...act])).complained).toContain('all is no number of a draw')
  const details = { by: 'Mei Tan', reason: 'dispatch of August' }
  expect(await auditOf('recipient_sent')).toMatchObject([
    { actor: 'operator', details: { draw: first.sequence, ...details } },
    { actor: 'operator', details: { draw: second.sequence, ...details } },
  ])
})
