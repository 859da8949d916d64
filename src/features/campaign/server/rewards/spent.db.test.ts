import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { GamePlatform } from '#src/core/server/outside/game-platform.ts'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  query,
  type Visitor,
} from '../../../../../e2e/setup/database/campaign.ts'
import { registrationCalls } from '../../registration.contract.ts'
import { rewardCalls } from '../../rewards.contract.ts'
import { deleteRegistrationsOf } from '../registration/registrations.store.ts'
import { deleteOldSpent } from './spent.store.ts'

const gamePlatform: GamePlatform = {
  listCharacters: async () => ['one', 'other', 'third'].map((id) => ({ id, name: id, level: null })),
  grant: async () => undefined,
}

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'), { gamePlatform })
})
afterAll(() => site.db.destroy())

/** An account with a registered phone and a character. */
async function newBound(phone: string, character_id: string): Promise<Visitor & { userId: string }> {
  const userId = await site.newUser()
  const visitor = newVisitor({ userId })
  await site.ask(visitor, registrationCalls.requestPhoneCode, { region: 'TH', phone })
  await site.sendMessages()
  const code = codeIn(site.messages, phone)
  await site.ask(visitor, registrationCalls.preRegister, { region: 'TH', phone, code, terms: true })
  const bound = await site.ask(visitor, rewardCalls.bindCharacter, { region: 'TH', character_id, sure: true })
  expect(bound).toMatchObject({ ok: true })
  return { ...visitor, userId }
}

const claim = (player: Visitor) => site.ask(player, rewardCalls.claimReward, { level: 1 })

test('a phone and a character are rewarded once, though their account is deleted and they come back', async () => {
  const player = await newBound('+66910000000', 'one')
  await site.enter('rewards')
  await claim(player)
  await site.enter('open')
  await deleteRegistrationsOf(site.db, player.userId, site.privateData)
  await query(site.url, 'truncate core_limits, core_codes')
  const comingBack = [await newBound('+66910000000', 'other'), await newBound('+66920000000', 'one')]
  const third = await newBound('+66930000000', 'third')
  await site.enter('rewards')
  for (const again of comingBack) expect(await claim(again)).toMatchObject({ error: 'claim_limit_reached' })
  expect(await claim(third)).toMatchObject({ ok: true })
  expect(await deleteOldSpent(site.db)).toBe(0)
  await site.enter('over')
  expect(await deleteOldSpent(site.db)).toBe(2)
})
