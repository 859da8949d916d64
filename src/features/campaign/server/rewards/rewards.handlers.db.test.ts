import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type GamePlatform, GamePlatformFault, type Grant } from '#src/core/server/outside/game-platform.ts'
import {
  type CampaignSite,
  codeIn,
  newVisitor,
  openCampaignSite,
  openInstance,
  query,
  type Visitor,
} from '../../../../../e2e/setup/database/campaign.ts'
import { registrationCalls } from '../../registration.contract.ts'
import { rewardCalls } from '../../rewards.contract.ts'
import { deleteOldRegistrations, deleteRegistrationsOf } from '../registration/erasure.store.ts'
import { insertLostJobs } from './rewards.store.ts'

/** Each account has the characters "hero" and "shared"; grants are kept by their key, as a game does. */
const granted = new Map<string, Grant>()
let fault: GamePlatformFault | null = null
let requests = 0
const gamePlatform: GamePlatform = {
  listCharacters: async ({ identities }, region) => {
    if (fault) throw fault
    if (region === 'MY') return []
    return [
      { id: `hero of ${identities[0]!.subject}`, name: 'Hero', level: 7 },
      { id: 'shared', name: 'Shared', level: null },
    ]
  },
  grant: async (grant) => {
    requests++
    if (fault) throw fault
    granted.set(grant.key, grant)
  },
}

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'), { gamePlatform })
})
afterAll(() => site.db.destroy())
beforeEach(async () => {
  fault = null
  granted.clear()
  await site.enter('open')
  await query(site.url, 'truncate core_limits, core_codes, campaign_messages, campaign_claims')
})

let numbers = 0

/** An account with a registered phone. */
async function newPlayer(): Promise<Visitor & { userId: string; phone: string }> {
  const visitor = newVisitor({ userId: await site.newUser() })
  const phone = `+669${String(10_000_000 + numbers++ * 1000)}`
  await site.ask(visitor, registrationCalls.requestPhoneCode, { region: 'TH', phone })
  await site.sendMessages()
  const code = codeIn(site.messages, phone)
  const answer = await site.ask(visitor, registrationCalls.preRegister, { region: 'TH', phone, code, terms: true })
  expect(answer).toMatchObject({ data: { registration: { isOfAccount: true } } })
  return { ...visitor, userId: visitor.userId!, phone }
}

const heroOf = ({ userId }: Visitor) => `hero of ${userId}@example.com`
const bind = (
  player: Visitor,
  character_id = heroOf(player),
  region: 'SG' | 'MY' = 'SG',
  on: Pick<CampaignSite, 'ask'> = site,
) => on.ask(player, rewardCalls.bindCharacter, { region, character_id, sure: true })

async function newBound() {
  const player = await newPlayer()
  expect(await bind(player)).toMatchObject({ data: { binding: { region: 'SG', name: 'Hero' } } })
  return player
}

const claim = (player: Visitor, level: number, on: Pick<CampaignSite, 'ask'> = site) =>
  on.ask(player, rewardCalls.claimReward, { level })
const stateOf = async (player: Visitor, level = 1) => {
  const read = await site.ask(player, rewardCalls.readRewards, {})
  return read.ok && read.data.rewards[level - 1]!.claim?.state
}

test('a reward is claimed, granted once and shown as given', async () => {
  const player = await newBound()
  await site.enter('rewards')
  expect(await claim(player, 1)).toMatchObject({ ok: true })
  expect(await stateOf(player)).toBe('requested')
  await site.grantRewards()
  expect(await stateOf(player)).toBe('granted')
  expect([...granted.values()]).toMatchObject([{ characterId: heroOf(player), region: 'SG', reward: 'emote' }])
  expect(await claim(player, 1)).toMatchObject({ ok: true })
  expect(await stateOf(player)).toBe('granted')
})

test('two hundred parallel claims from two instances are one grant', async () => {
  const other = openInstance(site.db, site.campaign, { gamePlatform })
  const player = await newBound()
  await site.enter('rewards')
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => claim(player, 1, n % 2 ? site : other)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(200)
  await Promise.all([site.grantRewards(), other.grantRewards()])
  expect(granted.size).toBe(1)
  const jobs = `select 1 from graphile_worker.jobs where task_identifier = 'grant_campaign_reward'`
  const before = (await query(site.url, jobs)).length
  await claim(player, 1)
  expect(await query(site.url, jobs)).toHaveLength(before)
})

test('of two accounts that bind one character at once, one wins', async () => {
  const players = [await newPlayer(), await newPlayer()]
  const answers = await Promise.all(players.map((player) => bind(player, 'shared')))
  expect(answers.map((each) => (each.ok ? 'bound' : each.error)).sort()).toEqual(['bound', 'character_bound'])
})

test('of two accounts that take one phone along at once, one has it', async () => {
  const { phone } = await newPlayer()
  const rivals = [newVisitor({ userId: await site.newUser() }), newVisitor({ userId: await site.newUser() })]
  const codes: string[] = []
  for (const rival of rivals) {
    await query(site.url, 'truncate core_limits')
    await site.ask(rival, registrationCalls.requestPhoneCode, { region: 'TH', phone, purpose: 'link-phone' })
    await site.sendMessages()
    codes.push(codeIn(site.messages, phone))
  }
  await Promise.all(
    rivals.map(async (rival, n) => {
      await site.ask(rival, registrationCalls.linkRegistration, { region: 'TH', phone, code: codes[n]! })
      return bind(rival)
    }),
  )
  expect(
    await query(site.url, `select 1 from campaign_bindings where user_id = any($1)`, [rivals.map((r) => r.userId)]),
  ).toHaveLength(1)
})

test('a binding is final, its phone can not be cancelled or taken by another account', async () => {
  const player = await newBound()
  expect(await bind(player)).toMatchObject({ ok: true })
  expect(await bind(player, 'shared')).toMatchObject({ error: 'character_final' })
  expect(await site.ask(player, registrationCalls.cancelRegistration, { sure: true })).toMatchObject({
    error: 'registration_bound',
  })
  const rival = newVisitor({ userId: await site.newUser() })
  await query(site.url, 'truncate core_limits')
  await site.ask(rival, registrationCalls.requestPhoneCode, {
    region: 'TH',
    phone: player.phone,
    purpose: 'link-phone',
  })
  await site.sendMessages()
  const code = codeIn(site.messages, player.phone)
  const link = { region: 'TH', phone: player.phone, code }
  expect(await site.ask(rival, registrationCalls.linkRegistration, link)).toMatchObject({
    error: 'phone_linked_elsewhere',
  })
  expect(await bind(rival)).toMatchObject({ error: 'phone_unverified' })
})

test('a character is one of the account in its region, and a game that does not answer is no character', async () => {
  const player = await newPlayer()
  expect(await bind(player, 'hero of somebody else')).toMatchObject({ error: 'no_character' })
  expect(await bind(player, heroOf(player), 'MY')).toMatchObject({ error: 'no_character' })
  fault = new GamePlatformFault('no answer', false)
  expect(await bind(player)).toMatchObject({ error: 'region_binding_failed' })
  fault = null
  expect(await bind(player)).toMatchObject({ ok: true })
})

test('nothing is claimed before its time, without a binding, beyond the milestones, or when all is claimed', async () => {
  const player = await newBound()
  expect(await claim(player, 1)).toMatchObject({ error: 'requirements_not_met' })
  await site.enter('rewards')
  const stranger = newVisitor({ userId: await site.newUser() })
  expect(await claim(stranger, 1)).toMatchObject({ error: 'requirements_not_met' })
  expect(await claim(player, 5)).toMatchObject({ error: 'requirements_not_met' })
  expect(await claim(newVisitor(), 1)).toMatchObject({ error: 'session_expired' })
  expect(await site.ask(player, rewardCalls.claimRewards, {})).toMatchObject({ ok: true })
  expect(await site.ask(player, rewardCalls.claimRewards, {})).toMatchObject({ error: 'claim_limit_reached' })
  await site.enter('over')
  expect(await claim(player, 1)).toMatchObject({ error: 'event_ended' })
  expect(await stateOf(player)).toBe('requested')
})

test('without a milestone reached there are no rewards', async () => {
  const lonely = await openCampaignSite(inject('databaseUrl'), { gamePlatform })
  await lonely.enter('rewards')
  const visitor = newVisitor({ userId: await lonely.newUser() })
  expect(await lonely.ask(visitor, rewardCalls.claimRewards, {})).toMatchObject({ error: 'no_rewards' })
  await lonely.db.destroy()
})

test('a refusal by the game is shown and can be tried again; a grant without an answer is repeated with its key', async () => {
  const player = await newBound()
  await site.enter('rewards')
  await claim(player, 1)
  fault = new GamePlatformFault('no answer in time', false)
  await expect(site.grantRewards()).rejects.toThrow('no answer in time')
  expect(await stateOf(player)).toBe('sent')
  fault = new GamePlatformFault('refused: inventory-full', true)
  await site.grantRewards()
  const read = await site.ask(player, rewardCalls.readRewards, {})
  expect(read).toMatchObject({
    data: { rewards: [{ claim: { state: 'failed', reason: 'inventory-full' } }, {}, {}, {}, {}] },
  })
  fault = null
  const before = requests
  await claim(player, 1)
  await site.grantRewards()
  await site.grantRewards()
  expect([await stateOf(player), requests - before, granted.size]).toEqual(['granted', 1, 1])
})

test('a claim without a job gets one an hour later, and has one however long the game is away', async () => {
  await query(site.url, 'delete from graphile_worker._private_jobs')
  const player = await newBound()
  await site.enter('rewards')
  await claim(player, 1)
  const countJobs = async () =>
    (await query(site.url, `select 1 from graphile_worker.jobs where task_identifier = 'grant_campaign_reward'`)).length
  for (let hour = 1; hour <= 3; hour++) {
    expect([await insertLostJobs(site.db), await countJobs()]).toEqual([0, 1])
    if (hour === 2) await query(site.url, 'delete from graphile_worker._private_jobs')
    await query(site.url, `update campaign_claims set changed_at = now() - interval '61 min'`)
    expect([await insertLostJobs(site.db), await countJobs()]).toEqual([1, 1])
  }
})

test('the deletion of an account erases its phone and character, and keeps one anonymous count after the end', async () => {
  const player = await newBound()
  await site.enter('ended')
  const count = `select count(*)::int as all, count(phone_sealed)::int as named from campaign_registrations where cancelled_at is null`
  const [before] = (await query(site.url, count)) as unknown as [{ all: number; named: number }]
  await deleteRegistrationsOf(site.db, player.userId, site.privateData)
  expect(await query(site.url, count)).toEqual([{ all: before.all, named: before.named - 1 }])
  expect(
    await query(site.url, 'select 1 from campaign_bindings where user_id = $1 or character_id = $2', [
      player.userId,
      heroOf(player),
    ]),
  ).toEqual([])
})

test('a claim of a deleted account is granted to no character', async () => {
  const player = await newBound()
  await site.enter('rewards')
  await claim(player, 1)
  await deleteRegistrationsOf(site.db, player.userId, site.privateData)
  await site.grantRewards()
  expect(granted.size).toBe(0)
  expect(await query(site.url, 'select state, reason from campaign_claims')).toEqual([
    { state: 'failed', reason: 'erased' },
  ])
})

test('claims while their account is deleted leave none that waits', async () => {
  await site.enter('rewards')
  for (let round = 0; round < 8; round++) {
    await site.enter('open')
    const player = await newBound()
    await site.enter('rewards')
    await Promise.all([
      claim(player, 1),
      deleteRegistrationsOf(site.db, player.userId, site.privateData),
      claim(player, 2),
    ])
  }
  const waiting = `select 1 from campaign_claims join campaign_bindings using (registration_id)
    where user_id is null and state <> 'failed'`
  expect(await query(site.url, waiting)).toEqual([])
})

test('when rewards have ended, numbers are erased', async () => {
  await newBound()
  await site.enter('rewards')
  expect(await deleteOldRegistrations(site.db)).toBe(0)
  await site.enter('over')
  expect(await deleteOldRegistrations(site.db)).toBeGreaterThan(0)
  expect(await query(site.url, 'select 1 from campaign_registrations where phone_sealed is not null')).toEqual([])
  expect(await query(site.url, 'select 1 from campaign_phones')).toEqual([])
})
