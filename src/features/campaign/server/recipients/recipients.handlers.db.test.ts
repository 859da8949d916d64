import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  type CampaignSite,
  newVisitor,
  openCampaignSite,
  openInstance,
  query,
} from '../../../../../e2e/setup/database/campaign.ts'
import { giveWin, newWinner, typedRecipient, type Winner } from '../../../../../e2e/setup/database/winners.ts'
import { recipientCalls } from '../../recipients.contract.ts'
import { listAuditRecords } from '../audit/audit.store.ts'
import { deleteRegistrationsOf } from '../registration/erasure.store.ts'
import { updateSent } from './recipients.store.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
})
afterAll(() => site.db.destroy())
beforeEach(async () => {
  await site.enter('ended')
  await site.sendNotices()
  site.mails.length = 0
})

const read = (winner: Winner) => site.ask(winner, recipientCalls.readPrizesWon, {})
const give = (winner: Winner, more: Partial<typeof typedRecipient & { sequence: number }> = {}, on = site) =>
  on.ask(winner, recipientCalls.giveRecipient, { sequence: winner.sequence, ...typedRecipient, ...more })
const kept = { ...typedRecipient, phone: '+66812345678' }

/** Actions of the audit on a draw, in order. */
async function auditOf(sequence: number): Promise<string[]> {
  const records = await listAuditRecords(site.db, site.campaign.id, { after: 0, most: 1000 })
  const all = records.map(({ record }) => JSON.parse(record))
  return all.filter(({ details }) => details.draw === sequence).map(({ action }) => action)
}

test('a winner gives a recipient, changes it, and reads it until the prize is sent', async () => {
  const winner = await newWinner(site, { tier: 1 })
  const before = await read(winner)
  expect(before).toMatchObject({
    data: {
      prizes: [{ sequence: winner.sequence, tier: 1, state: 'missing', recipient: null }],
      phone: '+66812345678',
    },
  })
  expect(await give(winner)).toMatchObject({ data: { prizes: [{ state: 'given', recipient: kept }], phone: null } })
  expect(await give(winner, { name: 'Nat' })).toMatchObject({ data: { prizes: [{ recipient: { name: 'Nat' } }] } })
  await updateSent(site.db, site.campaign.id, [winner.sequence])
  expect(await give(winner)).toMatchObject({ error: 'prize_sent' })
  expect(await read(winner)).toMatchObject({ data: { prizes: [{ state: 'sent', recipient: { name: 'Nat' } }] } })
  expect(await auditOf(winner.sequence)).toEqual(['recipient_given', 'recipient_changed'])
})

test('each change is said by a mail without the address; the same form once more says nothing', async () => {
  const winner = await newWinner(site)
  await give(winner)
  await give(winner)
  await give(winner, { address: '1 Orchard Road, Singapore 238823', region: 'SG', phone: '+66812345678' })
  await site.sendNotices()
  expect(site.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [`${winner.userId}@players.example`, 'We’ve got the address for Headphones'],
    [`${winner.userId}@players.example`, 'Your address for Headphones was changed'],
  ])
  for (const part of ['สุขุมวิท', 'Orchard', 'ณัฐ', '812345678']) expect(JSON.stringify(site.mails)).not.toContain(part)
  expect(site.mails[1]!.text).toContain('https://encore.example/en/account')
})

test('without a fresh proof nothing is given, changed or sent by mail', async () => {
  const winner = await newWinner(site)
  expect(await give({ ...winner, isUnconfirmed: true })).toMatchObject({ error: 'confirmation_due' })
  expect(await read(winner)).toMatchObject({ data: { prizes: [{ state: 'missing' }] } })
  await give(winner)
  expect(await give({ ...winner, isUnconfirmed: true }, { name: 'Thief' })).toMatchObject({ error: 'confirmation_due' })
  expect(await read(winner)).toMatchObject({ data: { prizes: [{ recipient: kept }] } })
})

test('user A reaches nothing with everything of B', async () => {
  const [a, b] = [await newWinner(site), await newWinner(site)]
  await give(b)
  const before = await query(site.url, 'select * from campaign_recipients where sequence = $1', [b.sequence])
  const stranger = newVisitor({ userId: await site.newUser() }) as Winner
  for (const other of [a, stranger, { ...b, userId: null } as unknown as Winner]) {
    const answers = [await read(other), await give(other, { sequence: b.sequence, name: 'Thief' })]
    expect(answers[1]).toMatchObject({ error: other.userId ? 'prize_not_won' : 'session_expired' })
    expect(JSON.stringify(answers)).not.toContain('ณัฐ')
  }
  expect(await give(a, { sequence: 2_147_483_647 })).toMatchObject({ error: 'prize_not_won' })
  expect(await query(site.url, 'select * from campaign_recipients where sequence = $1', [b.sequence])).toEqual(before)
  await site.sendNotices()
  expect(site.mails).toHaveLength(1)
})

test('a prize of the fourth tier and a thank-you have no recipient', async () => {
  const winner = await newWinner(site, { tier: 4 })
  expect(await read(winner)).toMatchObject({ data: { prizes: [] } })
  expect(await give(winner)).toMatchObject({ error: 'prize_not_won' })
  const second = await giveWin(site, winner.registrationId, { tier: 3 })
  expect(await give(winner, { sequence: second })).toMatchObject({ data: { prizes: [{ sequence: second, tier: 3 }] } })
})

test('each fault of a recipient has an answer of its own', async () => {
  const winner = await newWinner(site)
  for (const [typed, error] of [
    [{ region: 'ID' }, 'region_unavailable'],
    [{ name: ' ' }, 'recipient_name_missing'],
    [{ name: 'x'.repeat(101) }, 'recipient_name_long'],
    [{ address: '12' }, 'recipient_address_missing'],
    [{ address: 'x'.repeat(401) }, 'recipient_address_long'],
    [{ phone: '12' }, 'phone_invalid'],
    [{ phone: '02 123 4567' }, 'phone_not_mobile'],
    [{ phone: '+44 7400 123456' }, 'phone_of_other_region'],
  ] as const) {
    expect(await give(winner, typed)).toMatchObject({ error })
  }
  expect(await give(winner, { region: 'SG', phone: '+66 81 234 5678' })).toMatchObject({ ok: true })
})

test('recipients are sealed by the newest key and opened by each of two', async () => {
  const winner = await newWinner(site)
  await give(winner)
  const later = openInstance(site.db, site.campaign, { keys: ['newer', 'test'] })
  expect(await later.ask(winner, recipientCalls.readPrizesWon, {})).toMatchObject({
    data: { prizes: [{ recipient: kept }] },
  })
  await give(winner, { name: 'Nat' }, { ...site, ...later })
  const [row] = await query(
    site.url,
    'select recipient_sealed as sealed from campaign_recipients where sequence = $1',
    [winner.sequence],
  )
  const header = JSON.parse(Buffer.from(row!.sealed!.split('.')[0]!, 'base64url').toString())
  expect(header).toEqual({ alg: 'dir', enc: 'A256GCM', kid: 'newer' })
})

test('an address that is given while its account is deleted does not stay', async () => {
  const all: Winner[] = []
  while (all.length < 12) all.push(await newWinner(site))
  const other = { ...site, ...openInstance(site.db, site.campaign, {}) }
  await Promise.all(
    all.flatMap((winner, index) => [
      give(winner, {}, index % 2 ? site : other),
      deleteRegistrationsOf(site.db, winner.userId, site.privateData),
    ]),
  )
  const sequences = all.map(({ sequence }) => String(sequence))
  const left = await query(
    site.url,
    'select 1 from campaign_recipients where sequence = any($1::int[]) and recipient_sealed is not null',
    [`{${sequences.join()}}`],
  )
  expect(left).toEqual([])
  expect(await give(all[0]!)).toMatchObject({ error: 'prize_not_won' })
})

test('of an account that is deleted the recipient is erased at once, which the audit records', async () => {
  const winner = await newWinner(site)
  await give(winner)
  await deleteRegistrationsOf(site.db, winner.userId, site.privateData)
  expect(await auditOf(winner.sequence)).toEqual(['recipient_given', 'recipient_erased'])
})

test('after the rewards have ended nothing is given any more', async () => {
  const winner = await newWinner(site)
  await site.enter('over')
  expect(await give(winner)).toMatchObject({ error: 'event_ended' })
})
