import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  openInstance,
  query,
} from '../../../../../e2e/setup/database/campaign.ts'
import { newDrawer, newKey } from '../../../../../e2e/setup/database/drawers.ts'
import { drawCalls } from '../../draw/draw.contract.ts'
import { type HoldKind, holdKinds } from '../../holds.rules.ts'
import { registrationCalls } from '../../registration.contract.ts'
import { squadCalls } from '../../squads.contract.ts'
import { deleteHold, insertHold, listHolds } from './holds.store.ts'

let site: CampaignSite
let other: ReturnType<typeof openInstance>
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
  other = openInstance(site.db, site.campaign, {})
  await site.enter('open')
})
afterAll(() => site.db.destroy())
afterEach(() => query(site.url, 'truncate campaign_holds'))

const change = (kind: HoldKind) => ({
  campaign: site.campaign.id,
  kind,
  reason: 'a test',
  actor: 'token anna' as const,
})
const hold = (kind: HoldKind) => insertHold(site.db, { ...change(kind), note: { en: 'Back at noon.' } })
const lift = (kind: HoldKind) => deleteHold(site.db, change(kind))
const phone = { region: 'SG', phone: '+6591234567' }

test('a hold on draws stops all instances, and keeps attempts and keys for later', async () => {
  const player = { ...(await newDrawer(site, 2)), idempotencyKey: newKey() }
  const drawn = await site.ask(player, drawCalls.draw, {})
  expect(drawn).toMatchObject({ ok: true, data: { attemptsLeft: 1 } })
  expect(await hold('draws')).toBe(true)
  const late = { ...player, idempotencyKey: newKey() }
  for (const instance of [site, other, site]) {
    expect(await instance.ask(late, drawCalls.draw, {})).toMatchObject({ error: 'on_hold_draws' })
    expect(await instance.ask(player, drawCalls.draw, {})).toEqual(drawn)
    expect(await instance.ask(late, drawCalls.readDraw, {})).toMatchObject({ data: { draw: { isHeld: true } } })
  }
  expect(await query(site.url, 'select 1 from campaign_idempotency')).toHaveLength(1)
  expect(await query(site.url, 'select 1 from campaign_attempts where used_as is null')).toHaveLength(1)
  expect(await lift('draws')).toBe(true)
  for (const instance of [other, site]) {
    expect(await instance.ask(late, drawCalls.draw, {})).toMatchObject({ ok: true, data: { attemptsLeft: 0 } })
  }
})

test('a hold on registrations stops codes for them and the codes in hand, which stay good', async () => {
  const visitor = newVisitor()
  await site.ask(visitor, registrationCalls.requestPhoneCode, phone)
  await site.sendMessages()
  const register = (instance: Pick<CampaignSite, 'ask'>) =>
    instance.ask(visitor, registrationCalls.preRegister, {
      ...phone,
      code: codeIn(site.messages, phone.phone),
      terms: true,
      source: 'home',
    })
  await hold('registrations')
  for (const instance of [site, other]) {
    expect(await register(instance)).toMatchObject({ error: 'on_hold_registrations' })
    expect(await instance.ask(newVisitor(), registrationCalls.requestPhoneCode, phone)).toMatchObject({
      error: 'on_hold_registrations',
    })
  }
  await lift('registrations')
  expect(await register(other)).toMatchObject({ ok: true })
  expect(await query(site.url, "select 1 from campaign_registrations where source = 'home'")).toHaveLength(1)
})

test('a hold on messages sends none, for whatever they are', async () => {
  await hold('messages')
  const visitor = newVisitor({ userId: await site.newUser() })
  for (const purpose of ['pre-register', 'link-phone'] as const) {
    for (const instance of [site, other]) {
      const asked = await instance.ask(visitor, registrationCalls.requestPhoneCode, { ...phone, purpose })
      expect(asked).toMatchObject({ error: 'on_hold_messages' })
    }
  }
})

test('a hold on joins stops new squads and seats', async () => {
  const [captain, friend] = [await site.newBound(), await site.newBound()]
  const created = await site.ask(captain, squadCalls.createSquad, { sure: true })
  const invite = created.ok ? created.data.squad!.invitation!.code : ''
  await hold('joins')
  for (const instance of [site, other]) {
    const joined = await instance.ask(friend, squadCalls.joinSquad, { invite, sure: true })
    expect(joined).toMatchObject({ error: 'on_hold_joins' })
    expect(await instance.ask(friend, squadCalls.createSquad, { sure: true })).toMatchObject({ error: 'on_hold_joins' })
  }
  await lift('joins')
  expect(await other.ask(friend, squadCalls.joinSquad, { invite, sure: true })).toMatchObject({ ok: true })
})

test('a hold is set once and lifted once, and its note stays as it was', async () => {
  for (const kind of holdKinds) expect(await hold(kind)).toBe(true)
  expect(await insertHold(site.db, { ...change('draws'), actor: 'token ben', note: {} })).toBe(false)
  expect(await listHolds(site.db, site.campaign.id)).toMatchObject(
    holdKinds.map((kind) => ({ kind, reason: 'a test', setBy: 'token anna', note: { en: 'Back at noon.' } })),
  )
  for (const kind of holdKinds) expect(await lift(kind)).toBe(true)
  expect(await lift('draws')).toBe(false)
})
