import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { GamePlatform } from '#src/core/server/outside/game-platform.ts'
import { createLog } from '#src/core/server/process/log.ts'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  query,
} from '../../../../e2e/setup/database/campaign.ts'
import { tablesWith } from '../../../../e2e/setup/database/dump.ts'
import { newWinner } from '../../../../e2e/setup/database/winners.ts'
import { recipientCalls } from '../recipients.contract.ts'
import { registrationCalls } from '../registration.contract.ts'
import { rewardCalls } from '../rewards.contract.ts'
import { campaignTasks } from './campaign.jobs.ts'
import { deleteRegistrationsOf } from './registration/erasure.store.ts'

const phone = '+66897531642'
/** The last digits of the number, and the name of the character. */
const canaries = ['531642', 'Canary of Ranong']
const gamePlatform: GamePlatform = {
  listCharacters: async () => [{ id: 'character-1', name: 'Canary of Ranong', level: 3 }],
  grant: async () => undefined,
}

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'), { gamePlatform })
})
afterAll(() => site.db.destroy())

test('no table has a number or a name in plain text, and after the deletion none has them sealed', async () => {
  const visitor = newVisitor({ userId: await site.newUser() })
  const typed = { region: 'TH', phone: '089 753 1642' }
  const codeFor = async (purpose: 'pre-register' | 'link-phone') => {
    await query(site.url, 'truncate core_limits')
    await site.ask(visitor, registrationCalls.requestPhoneCode, { ...typed, purpose })
    await site.sendMessages()
    return codeIn(site.messages, phone)
  }
  await site.ask(visitor, registrationCalls.preRegister, { ...typed, code: '531642', terms: true })
  await site.ask(visitor, registrationCalls.preRegister, { ...typed, code: await codeFor('pre-register'), terms: true })
  await site.ask(visitor, registrationCalls.cancelRegistration, { sure: true })
  await query(site.url, `update core_codes set asked_at = asked_at - interval '61 s'`)
  await site.ask(visitor, registrationCalls.preRegister, { ...typed, code: await codeFor('pre-register'), terms: true })
  await site.ask(visitor, registrationCalls.linkRegistration, { ...typed, code: await codeFor('link-phone') })
  const bound = await site.ask(visitor, rewardCalls.bindCharacter, {
    region: 'TH',
    character_id: 'character-1',
    sure: true,
  })
  expect(bound).toMatchObject({ data: { binding: { name: 'Canary of Ranong' } } })
  await site.enter('rewards')
  await site.ask(visitor, rewardCalls.claimRewards, {})
  await site.grantRewards()
  for (const canary of canaries) expect(await tablesWith(site.url, canary), canary).toEqual([])
  await deleteRegistrationsOf(site.db, visitor.userId!, site.privateData)
  const left = await query(site.url, 'select phone_sealed, browser_digest, user_id from campaign_registrations')
  expect(left).toEqual([{ phone_sealed: null, browser_digest: null, user_id: null }])
  expect(await query(site.url, 'select 1 from campaign_phones')).toEqual([])
  expect(await query(site.url, 'select 1 from core_codes')).toEqual([])
  expect(
    await query(site.url, 'select 1 from campaign_bindings where name_sealed is not null or user_id is not null'),
  ).toEqual([])
})

/** Parts of a recipient: name, address, and the number as kept and as typed. */
const ofRecipient = ['Somchai Canary', 'ซอยคานารี', '898642753', '89 864 2753', '89-864-2753']
const typedRecipient = {
  ...{ name: 'Somchai Canary', address: '7 ซอยคานารี ระนอง 85000', region: 'TH', phone: '089-864-2753' },
}

test('no table, log or mail has a recipient in plain text, and 90 days after the start of rewards none is left', async () => {
  await site.enter('rewards')
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const jobs = campaignTasks({ ...site, log })
  const winner = await newWinner(site, { phone: '+66898642753', daysAgo: 4 })
  await jobs.remind_winners!({})
  const give = (more = {}) =>
    site.ask(winner, recipientCalls.giveRecipient, { sequence: winner.sequence, ...typedRecipient, ...more })
  expect(await give({ phone: '89864275' })).toMatchObject({ ok: false })
  expect(await give()).toMatchObject({ ok: true })
  expect(await give({ address: `${typedRecipient.address}\nอาคาร 2` })).toMatchObject({ ok: true })
  expect(await give()).toMatchObject({ data: { prizes: [{ recipient: { name: 'Somchai Canary' } }] } })
  const [stored] = await query(site.url, 'select recipient_sealed as sealed from campaign_recipients')
  const inTables = async () => (await Promise.all(ofRecipient.map((canary) => tablesWith(site.url, canary)))).flat()
  expect(await inTables()).toEqual([])
  await site.sendNotices()
  expect(site.mails.filter(({ to }) => to.startsWith(winner.userId))).toHaveLength(3)
  const rewardsEnd = async (seconds: number) => {
    await query(site.url, 'update campaign_campaigns set rewards_until = now() + make_interval(secs => $1)', [seconds])
    await jobs.forget_old_campaigns!({})
  }
  await rewardsEnd(60)
  expect(await tablesWith(site.url, stored!.sealed!)).toEqual(['public.campaign_recipients'])
  await rewardsEnd(0)
  expect(await tablesWith(site.url, stored!.sealed!)).toEqual([])
  expect(await inTables()).toEqual([])
  for (const canary of ofRecipient) expect(lines.join('') + JSON.stringify(site.mails)).not.toContain(canary)
})
