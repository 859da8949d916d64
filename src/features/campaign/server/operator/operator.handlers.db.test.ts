import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Answer, Call } from '#src/core/call.ts'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { networkKeyOf } from '#src/core/server/http/network.ts'
import { createSharedLimit } from '#src/core/server/http/shared-limits.ts'
import { type CampaignSite, openCampaignSite, query } from '../../../../../e2e/setup/database/campaign.ts'
import { newDrawer, newKey } from '../../../../../e2e/setup/database/drawers.ts'
import { drawCalls } from '../../draw/draw.contract.ts'
import { operatorCalls, type Signals } from '../../operator/operator.contract.ts'
import { signalFloors } from '../../operator/signals.rules.ts'
import { deleteRegistrationsOf } from '../registration/erasure.store.ts'
import { insertRegistration } from '../registration/registrations.store.ts'
import { traceDigestsOf } from '../registration/traces.ts'
import { networkGuesses } from '../squads/squads.handlers.ts'
import { operatorHandlers } from './operator.handlers.ts'
import { deleteOldTraces } from './signals.store.ts'

let site: CampaignSite
let calls: ReturnType<typeof bindCalls>
beforeEach(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
  await site.enter('open')
  calls = bindCalls([
    operatorHandlers({
      ...site,
      timeZone: 'Asia/Singapore',
      countViews: async () => null,
      listWrongEntries: async () => [{ key: '0'.repeat(64), count: 12 }],
    }),
  ])
})
afterEach(() => site.db.destroy())

const ask = <C extends Call>(call: C, input: object, operator: string | undefined = 'mira'): Promise<Answer<C>> =>
  askInProcess({ language: 'en', test: false, ...(operator && { operator }) }, calls)(call, input as never)
const signalsOf = async (): Promise<Signals> => {
  const answer = await ask(operatorCalls.listSignals, {})
  if (!answer.ok) throw new Error(answer.error)
  return answer.data
}
const audit = async () =>
  (await query(site.url, 'select record from campaign_audit order by sequence')).map(
    ({ record }) => JSON.parse(String(record)) as { actor: string; action: string; subject: string; details: object },
  )

interface Arrival {
  address: string
  number: string
  browser: Buffer
  userId: string | null
  source: 'home' | 'link'
}

let numbers = 0
/** Registers a phone past its code. Returns the registration. */
async function register(parts: Partial<Arrival> = {}): Promise<string> {
  const {
    address = [10, ...randomBytes(3)].join('.'),
    number = `+6591${String(100_000 + numbers++ * 1000).padStart(6, '0')}`,
  } = parts
  const { browser = randomBytes(32), userId = null, source = 'home' } = parts
  const id = randomUUID()
  await site.db.transaction().execute((trx) =>
    insertRegistration(trx, {
      ...{ id, campaign: site.campaign.id, region: 'SG', phoneDigests: [randomBytes(32)], phoneSealed: 'sealed' },
      ...{ browser, userId, traces: { source, ...traceDigestsOf({ number, address }, site.privateData) } },
    }),
  )
  return id
}
const times = (count: number, act: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))

test('every call is refused without the role, and changes nothing', async () => {
  const digest = '0'.repeat(64)
  const inputs: Record<keyof typeof operatorCalls, object> = {
    readOperation: {},
    listSignals: {},
    setHold: { kind: 'draws', reason: 'x' },
    liftHold: { kind: 'draws', reason: 'x' },
    allow: { kind: 'network', digest, note: 'x' },
    disallow: { kind: 'network', digest, note: 'x' },
  }
  for (const [name, input] of Object.entries(inputs)) {
    const call: Call = operatorCalls[name as keyof typeof operatorCalls]
    expect(call.audience).toBe('operators')
    expect(await ask(call, input, '')).toMatchObject({ ok: false, error: 'role_missing' })
  }
  const kept = 'select kind from campaign_holds union all select kind from campaign_allowed'
  expect(await query(site.url, kept)).toEqual([])
})

test('figures count registrations by hour, day, region and source, and steps as far as players came', async () => {
  const user = await site.newUser()
  await register()
  await register({ source: 'link', userId: user })
  const old = await register({ source: 'link' })
  await query(
    site.url,
    `update campaign_registrations set registered_at = now() - interval '3 days' where registration_id = '${old}'`,
  )
  const player = await newDrawer(site, 2)
  await site.ask({ ...player, idempotencyKey: newKey() }, drawCalls.draw, {})
  await query(
    site.url,
    `insert into campaign_messages (scope, since, sent, used) values ('country:SG', now(), 100, 60)`,
  )
  const answer = await ask(operatorCalls.readOperation, {})
  if (!answer.ok) throw new Error(answer.error)
  const { registrations, funnel, messages, prizes, draws } = answer.data
  expect(registrations.total).toBe(4)
  expect(registrations.hours).toHaveLength(48)
  expect(registrations.hours.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(registrations.days).toHaveLength(4)
  expect(registrations.days.map(({ count }) => count)).toEqual([1, 0, 0, 3])
  expect(registrations.regions).toEqual([
    { region: 'SG', count: 3 },
    { region: 'TH', count: 1 },
  ])
  expect(registrations.sources).toEqual([
    { source: 'link', count: 2 },
    { source: 'home', count: 1 },
    { source: null, count: 1 },
  ])
  expect(funnel.map(({ count }) => count)).toEqual([null, 4, 2, 1, 0, 1, 0])
  const { messagePrice, dailyBudget } = site.campaign.regions[0]!
  expect(messages[0]).toEqual({
    ...{ country: 'SG', sent: 100, used: 60, most: Math.floor(dailyBudget / messagePrice) },
    ...{ spent: 100 * messagePrice, budget: dailyBudget },
  })
  expect(prizes.map(({ tier, stock, rate }) => ({ tier, stock, rate }))).toEqual(
    site.campaign.prizes.map(({ tier, stock, rate }) => ({ tier, stock, rate })),
  )
  expect(draws).toBe(1)
})

test('a hold is set and lifted by a token, and both are in the audit with its name', async () => {
  const before = (await audit()).length
  const set = await ask(operatorCalls.setHold, { kind: 'joins', reason: ' too many ', note: { en: 'Back soon.' } })
  expect(set).toMatchObject({
    data: { holds: [{ kind: 'joins', reason: 'too many', setBy: 'token mira', note: { en: 'Back soon.' } }] },
  })
  expect(await ask(operatorCalls.setHold, { kind: 'joins', reason: 'x' })).toMatchObject({ error: 'hold_exists' })
  expect(await ask(operatorCalls.liftHold, { kind: 'joins', reason: 'calm' })).toMatchObject({ data: { holds: [] } })
  expect(await ask(operatorCalls.liftHold, { kind: 'joins', reason: 'x' })).toMatchObject({ error: 'hold_missing' })
  expect((await audit()).slice(before)).toMatchObject([
    {
      actor: 'token mira',
      action: 'hold_set',
      subject: 'joins',
      details: { reason: 'too many', note_en: 'Back soon.' },
    },
    { actor: 'token mira', action: 'hold_lifted', subject: 'joins', details: { reason: 'calm' } },
  ])
})

test('signs name network, block, device, guesses and squads with their number, and hold no private data', async () => {
  await times(signalFloors.network, () => register({ address: '203.0.113.9' }))
  await times(signalFloors.network - 1, () => register({ address: '198.51.100.9' }))
  await times(signalFloors.block, (n) => register({ number: `+6590001${String(n).padStart(3, '0')}` }))
  const browser = randomBytes(32)
  await times(signalFloors.device, () => register({ browser }))
  const guesses = createSharedLimit({ db: site.db, redis: null }, networkGuesses, { most: 99, seconds: 3600 })
  const guesser = networkKeyOf('192.0.2.1', site.privateData)
  for (let n = 0; n < signalFloors.guesses; n++) await guesses.take(guesser)
  await guesses.take(networkKeyOf('192.0.3.1', site.privateData))
  const { signals } = await signalsOf()
  expect(signals.map(({ kind, count }) => ({ kind, count }))).toEqual([
    { kind: 'network', count: signalFloors.network },
    { kind: 'block', count: signalFloors.block },
    { kind: 'device', count: signalFloors.device },
    { kind: 'guesses', count: 12 },
    { kind: 'guesses', count: signalFloors.guesses },
  ])
  expect(signals[0]!.digest).toBe(networkKeyOf('203.0.113.200', site.privateData))
  expect(signals[2]!.digest).toBe(browser.toString('hex'))
  expect(JSON.stringify(signals)).not.toMatch(/203\.0|\+659|sealed/)
})

test('a squad whose members all registered from one network is a sign, one with a stranger is not', async () => {
  const seat = async (squad: string, n: number, address: string) => {
    const id = await register({ address, userId: await site.newUser() })
    await query(
      site.url,
      `with bound as (
         insert into campaign_bindings (registration_id, campaign_id, region, character_id) values ($1::uuid, $2, 'SG', $1::uuid::text))
       insert into campaign_seats (squad_id, seat, registration_id) values ($3, $4, $1::uuid)`,
      [id, site.campaign.id, squad, n],
    )
  }
  const newSquad = async (addresses: string[]) => {
    const squad = randomUUID()
    await query(site.url, 'insert into campaign_squads (squad_id, campaign_id) values ($1, $2)', [
      squad,
      site.campaign.id,
    ])
    for (const [n, address] of addresses.entries()) await seat(squad, n + 1, address)
  }
  await newSquad(['203.0.113.1', '203.0.113.2', '203.0.113.3'])
  await newSquad(['203.0.113.1', '203.0.113.2', '198.51.100.3'])
  await newSquad(['192.0.2.1', '192.0.2.2'])
  const squads = (await signalsOf()).signals.filter(({ kind }) => kind === 'squad')
  expect(squads).toMatchObject([{ count: 3, digest: networkKeyOf('203.0.113.1', site.privateData) }])
  await ask(operatorCalls.allow, { kind: 'network', address: '203.0.113.77', note: 'a finals hall' })
  expect((await signalsOf()).signals.filter(({ kind }) => kind === 'squad')).toEqual([])
})

test('an allowed network is no sign until it is taken off the list, and both are in the audit', async () => {
  await times(signalFloors.network, () => register({ address: '203.0.113.9' }))
  const { digest } = (await signalsOf()).signals[0]!
  const before = (await audit()).length
  expect(await ask(operatorCalls.allow, { kind: 'network', address: 'example.com', note: 'x' })).toMatchObject({
    error: 'address_unreadable',
  })
  const allowed = await ask(operatorCalls.allow, {
    kind: 'network',
    address: '203.0.113.0/24',
    note: 'Finals in Bangkok',
  })
  expect(allowed).toMatchObject({ data: { allowed: [{ digest, note: 'Finals in Bangkok', by: 'token mira' }] } })
  const networks = async () => (await signalsOf()).signals.filter(({ kind }) => kind === 'network')
  expect(await networks()).toEqual([])
  const off = { kind: 'network', digest, note: 'over' }
  expect(await ask(operatorCalls.disallow, off)).toMatchObject({ data: { allowed: [] } })
  expect(await ask(operatorCalls.disallow, off)).toMatchObject({ error: 'allowed_missing' })
  expect(await networks()).toHaveLength(1)
  expect((await audit()).slice(before)).toMatchObject([
    { actor: 'token mira', action: 'allowed_set', details: { note: 'Finals in Bangkok' } },
    { actor: 'token mira', action: 'allowed_lifted', details: { note: 'over' } },
  ])
})

test('digests go with their registration, and ninety days after the end', async () => {
  const userId = await site.newUser()
  const traces = () =>
    query(site.url, 'select 1 from campaign_registrations where network_digest is not null or block_digest is not null')
  await register({ userId })
  await register()
  await ask(operatorCalls.allow, { kind: 'network', address: '203.0.113.1', note: 'x' })
  await deleteRegistrationsOf(site.db, userId, site.privateData)
  expect(await traces()).toHaveLength(1)
  const endDaysAgo = (days: number) =>
    query(
      site.url,
      `update campaign_campaigns set starts_at = now() - interval '200 days', ends_at = now() - interval '${days} days',
         rewards_from = now(), rewards_until = now() + interval '1 day'`,
    )
  await endDaysAgo(89)
  expect(await deleteOldTraces(site.db)).toBe(0)
  await endDaysAgo(91)
  expect(await deleteOldTraces(site.db)).toBe(2)
  expect(await traces()).toEqual([])
  expect(await query(site.url, 'select 1 from campaign_allowed')).toEqual([])
})
