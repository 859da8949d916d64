import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { GamePlatform } from '#src/core/server/outside/game-platform.ts'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  query,
  type Visitor,
} from '../../../../../e2e/setup/database/campaign.ts'
import { giveAttempts, newKey } from '../../../../../e2e/setup/database/drawers.ts'
import { drawCalls } from '../../draw/draw.contract.ts'
import { registrationCalls } from '../../registration.contract.ts'
import { rewardCalls } from '../../rewards.contract.ts'
import { squadCalls } from '../../squads.contract.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { deleteRegistrationsOf } from '../registration/erasure.store.ts'
import { deleteOldSpent } from './spent.store.ts'

const gamePlatform: GamePlatform = {
  listCharacters: async () =>
    ['one', 'other', 'third', 'drawer', 'friend', 'fresh', 'mine', 'yours', 'race'].map((id) => ({
      id,
      name: id,
      level: null,
    })),
  grant: async () => undefined,
}

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'), { gamePlatform })
})
afterAll(() => site.db.destroy())
beforeEach(async () => {
  await site.enter('open')
  await query(site.url, 'truncate core_limits, core_codes')
})

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

const create = (player: Visitor) => site.ask(player, squadCalls.createSquad, { sure: true })
const join = (player: Visitor, invite: string) => site.ask(player, squadCalls.joinSquad, { invite, sure: true })
const draw = (player: Visitor) => site.ask({ ...player, idempotencyKey: newKey() }, drawCalls.draw, {})
const codeOf = (squad: Awaited<ReturnType<typeof create>>) => (squad.ok && squad.data.squad?.invitation?.code) || ''
const erase = ({ userId }: { userId: string }) => deleteRegistrationsOf(site.db, userId, site.privateData)

test('a phone and a character are in one squad and draw by it, though their account is deleted and they come back', async () => {
  const drawer = await newBound('+66940000000', 'drawer')
  const friend = await newBound('+66950000000', 'friend')
  const code = codeOf(await create(drawer))
  expect(await join(friend, code)).toMatchObject({ ok: true })
  expect(await draw(drawer)).toMatchObject({ ok: true })
  await erase(drawer)
  await erase(friend)
  await query(site.url, 'truncate core_limits, core_codes')
  const comingBack = [
    await newBound('+66940000000', 'mine'),
    await newBound('+66960000000', 'drawer'),
    await newBound('+66950000000', 'yours'),
    await newBound('+66970000000', 'friend'),
  ]
  const fresh = await newBound('+66980000000', 'fresh')
  const freshCode = codeOf(await create(fresh))
  for (const again of comingBack) {
    expect(await site.ask(again, squadCalls.readSquad, {})).toMatchObject({ data: { next: 'squad', hadSquad: true } })
    expect(await create(again)).toMatchObject({ error: 'squad_before' })
    for (const each of [code, freshCode]) expect(await join(again, each)).toMatchObject({ error: 'squad_before' })
    const [row] = await query(site.url, 'select registration_id as id from campaign_bindings where user_id = $1', [
      again.userId,
    ])
    await giveAttempts(site, row!.id!, 1)
    expect(await draw(again)).toMatchObject({ error: 'drawn_before' })
  }
  expect(await draw(fresh)).toMatchObject({ ok: true })
  await site.enter('rewards')
  for (const player of [...comingBack, fresh]) expect(await claim(player)).toMatchObject({ ok: true })
})

test('a character that is bound while its former account is being deleted gets no second squad', async () => {
  const former = await newBound('+66990000000', 'race')
  await create(former)
  const userId = await site.newUser()
  const visitor = newVisitor({ userId })
  const typed = { region: 'TH' as const, phone: '+66911111111' }
  await site.ask(visitor, registrationCalls.requestPhoneCode, typed)
  await site.sendMessages()
  const code = codeIn(site.messages, typed.phone)
  await site.ask(visitor, registrationCalls.preRegister, { ...typed, code, terms: true })
  const waiting = () =>
    query(site.url, "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  const [erased, bound] = await site.db.transaction().execute(async (trx) => {
    await insertAuditRecord(trx, site.campaign.id, {
      ...{ actor: 'operator', action: 'hold_set', subject: null },
      details: {},
    })
    const erasing = erase(former)
    await expect.poll(waiting).toHaveLength(1)
    const binding = site.ask(visitor, rewardCalls.bindCharacter, { region: 'TH', character_id: 'race', sure: true })
    await expect.poll(waiting).toHaveLength(2)
    return [erasing, binding].map((each) => () => each)
  })
  await erased!()
  expect(await bound!()).toMatchObject({ ok: true })
  expect(await create(visitor)).toMatchObject({ error: 'squad_before' })
})
