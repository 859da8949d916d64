import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { GamePlatform } from '#src/core/server/outside/game-platform.ts'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  query,
} from '../../../../e2e/setup/database/campaign.ts'
import { tablesWith } from '../../../../e2e/setup/database/dump.ts'
import { registrationCalls } from '../registration.contract.ts'
import { rewardCalls } from '../rewards.contract.ts'
import { deleteRegistrationsOf } from './registration/registrations.store.ts'

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
