import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  type CampaignSite,
  newVisitor,
  openCampaignSite,
  openInstance,
  query,
  type Visitor,
} from '../../../../../e2e/setup/database/campaign.ts'
import { squadCalls } from '../../squads.contract.ts'
import { guessLimits } from '../../squads.rules.ts'
import { deleteRegistrationsOf } from '../registration/erasure.store.ts'
import { deleteOldKept } from './kept-invitations.store.ts'

let site: CampaignSite
let instances: Pick<CampaignSite, 'ask'>[]
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
  instances = [site, openInstance(site.db, site.campaign, {})]
})
afterAll(() => site.db.destroy())
beforeEach(async () => {
  await site.enter('open')
  await query(site.url, 'truncate core_limits, campaign_attempts, campaign_seats, campaign_squads cascade')
})

let calls = 0
/** Asks two instances in turn. */
const askEither: CampaignSite['ask'] = (...call) => instances[calls++ % 2]!.ask(...call)
const create = (visitor: Visitor) => askEither(visitor, squadCalls.createSquad, { sure: true })
const join = (visitor: Visitor, invite: string) => askEither(visitor, squadCalls.joinSquad, { invite, sure: true })
const read = async (visitor: Visitor) => {
  const answer = await askEither(visitor, squadCalls.readSquad, {})
  return answer.ok ? answer.data : null
}
const keep = (visitor: Visitor, invite: string) => askEither(visitor, squadCalls.keepInvitation, { invite })

/** Creates a squad. Returns its captain and code. */
async function newSquad() {
  const captain = await site.newBound()
  const created = await create(captain)
  expect(created).toMatchObject({ ok: true })
  return { captain, code: (await read(captain))!.squad!.invitation!.code }
}

const attempts = () =>
  query(site.url, 'select source, count(*)::int as given from campaign_attempts group by source order by source')

test('five friends fill a squad: one attempt for creating, one for joining, one each when it is full', async () => {
  const { captain, code } = await newSquad()
  const friends = await Promise.all(Array.from({ length: 4 }, () => site.newBound()))
  for (const friend of friends) expect(await join(friend, code)).toMatchObject({ ok: true })
  expect(await read(friends[3]!)).toMatchObject({
    next: null,
    squad: {
      size: 5,
      seats: [1, 2, 3, 4, 5].map((seat) => ({ seat, isOwn: seat === 5, isGone: false })),
      invitation: null,
      attempts: 2,
    },
  })
  expect((await read(captain))!.squad!.seats[1]!.name).toBe(`Player ${friends[0]!.userId.slice(0, 4)}`)
  expect(await attempts()).toEqual([
    { source: 'create', given: 1 },
    { source: 'full', given: 5 },
    { source: 'join', given: 4 },
  ])
  expect(await join(await site.newBound(), code)).toMatchObject({ error: 'squad_full' })
})

test('each step is named, and each refusal has its error', async () => {
  const { captain, code } = await newSquad()
  const stranger = newVisitor()
  const registered = newVisitor({ userId: await site.newUser() })
  const friend = await site.newBound()
  expect(await read(stranger)).toEqual({ next: 'sign-in', squad: null, kept: null, hadSquad: false })
  expect(await read(registered)).toMatchObject({ next: 'phone' })
  expect(await read(friend)).toMatchObject({ next: 'squad' })
  for (const invite of [code, '0000000000']) {
    expect(await join(stranger, invite)).toMatchObject({ error: 'session_expired' })
    expect(await join(registered, invite)).toMatchObject({ error: 'not_subscribed' })
  }
  await query(
    site.url,
    `insert into campaign_registrations (registration_id, campaign_id, region, user_id, phone_sealed)
     values (gen_random_uuid(), $1, 'TH', $2, 'sealed')`,
    [site.campaign.id, registered.userId],
  )
  expect(await read(registered)).toMatchObject({ next: 'character' })
  expect(await join(registered, code)).toMatchObject({ error: 'character_unbound' })
  expect(await join(friend, '0000000000')).toMatchObject({ error: 'invite_unknown' })
  expect(await join(friend, 'abc')).toMatchObject({ error: 'invite_incomplete' })
  expect(await join(captain, code)).toMatchObject({ error: 'own_squad' })
  expect(await create(captain)).toMatchObject({ error: 'already_in_squad' })
  expect(await join(captain, (await newSquad()).code)).toMatchObject({ error: 'already_in_squad' })
  expect(await askEither(friend, squadCalls.shareInvitation, {})).toMatchObject({ error: 'squad_unknown' })
  for (const [phase, error] of [
    ['before', 'event_not_started'],
    ['ended', 'invitations_ended'],
    ['over', 'invitations_ended'],
  ] as const) {
    await site.enter(phase)
    expect(await join(friend, code)).toMatchObject({ error })
    expect(await create(friend)).toMatchObject({ error })
  }
  expect(await askEither(captain, squadCalls.shareInvitation, {})).toMatchObject({ error: 'invitations_ended' })
  expect(await read(captain)).toMatchObject({ squad: { invitation: null } })
})

test('of parallel joins of a squad as many succeed as it has seats, and none sits twice', async () => {
  for (let round = 0; round < 3; round++) {
    const { code } = await newSquad()
    const friends = await Promise.all(Array.from({ length: 18 }, () => site.newBound()))
    const answers = await Promise.all(friends.flatMap((friend) => [join(friend, code), join(friend, code)]))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
    expect(new Set(answers.flatMap((each) => (each.ok ? [] : each.error)))).toEqual(
      new Set(['squad_full', 'own_squad']),
    )
  }
  expect(await query(site.url, 'select 1 from campaign_seats group by squad_id having count(*) <> 5')).toEqual([])
  expect(await attempts()).toEqual([
    { source: 'create', given: 3 },
    { source: 'full', given: 15 },
    { source: 'join', given: 12 },
  ])
})

test('a player who creates and joins at once has one seat', async () => {
  for (let round = 0; round < 8; round++) {
    const squads = [await newSquad(), await newSquad()]
    const player = await site.newBound()
    const joins = squads.map(({ code }) => join(player, code))
    const answers = await Promise.all([create(player), ...joins, create(player)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const seats = 'select 1 from campaign_seats where registration_id = $1'
    expect(await query(site.url, seats, [player.registrationId])).toHaveLength(1)
  }
  const empty = 'select 1 from campaign_squads left join campaign_seats using (squad_id) where seat is null'
  expect(await query(site.url, empty)).toEqual([])
})

test('a link that was sent works for a week from its last share, until its squad ends it', async () => {
  const { captain, code } = await newSquad()
  const age = (time: string) =>
    query(site.url, `update campaign_invitations set ends_at = ends_at - interval '${time}'`)
  await age('6 days')
  await askEither(captain, squadCalls.shareInvitation, {})
  await age('6 days')
  expect(await join(await site.newBound(), code)).toMatchObject({ ok: true })
  await age('2 days')
  expect(await join(await site.newBound(), code)).toMatchObject({ error: 'invite_expired' })
  await askEither(captain, squadCalls.shareInvitation, {})
  expect(await join(await site.newBound(), code)).toMatchObject({ ok: true })
  const ended = await askEither(captain, squadCalls.endInvitations, {})
  expect(ended).toMatchObject({ ok: true })
  expect(await join(await site.newBound(), code)).toMatchObject({ error: 'invite_expired' })
  const { code: next } = (await read(captain))!.squad!.invitation!
  expect(next).not.toBe(code)
  expect(await join(await site.newBound(), next)).toMatchObject({ ok: true })
})

test('an invitation is kept over the sign-in, for a week, and says nothing about its squad', async () => {
  const { code } = await newSquad()
  const visitor = newVisitor()
  expect(await keep(visitor, `https://encore.example/en/squad?invite=${code}`)).toMatchObject({ data: { kept: code } })
  expect(await keep(newVisitor(), '0000000000')).toEqual({
    ok: true,
    data: { next: 'sign-in', squad: null, kept: '0000000000', hadSquad: false },
  })
  const bound = await site.newBound()
  expect(await read({ ...bound, browser: visitor.browser })).toMatchObject({ next: 'squad', kept: code })
  const otherBrowser = { ...bound, browser: newVisitor().browser }
  expect(await read(otherBrowser)).toMatchObject({ kept: code })
  expect(await read(visitor)).toMatchObject({ kept: null }) // it went along to the account
  expect(await join(otherBrowser, code)).toMatchObject({ data: { kept: null } })
  expect(await read({ ...bound, browser: visitor.browser })).toMatchObject({ next: null, kept: null })
  await query(site.url, "update campaign_kept_invitations set kept_at = now() - interval '8 days'")
  expect(await deleteOldKept(site.db)).toBe(1)
})

test('guesses are limited by account and by network, right codes are not', async () => {
  const { code } = await newSquad()
  const player = await site.newBound()
  for (let guess = 0; guess < guessLimits.account.most; guess++) {
    expect(await join(player, `zzzzzzzzz${guess % 10}`)).toMatchObject({ error: 'invite_unknown' })
  }
  expect(await join(player, code)).toMatchObject({ error: 'too_many_requests' })
  const { address } = newVisitor()
  const guessers = await Promise.all(Array.from({ length: 7 }, () => site.newBound()))
  const answers: string[] = []
  for (const guesser of guessers) {
    for (let guess = 0; guess < guessLimits.account.most; guess++) {
      const answer = await join({ ...guesser, address }, 'zzzzzzzzz0')
      answers.push(answer.ok ? 'ok' : answer.error)
    }
  }
  expect(answers.filter((each) => each === 'invite_unknown')).toHaveLength(guessLimits.network.most)
  const captain = (await newSquad()).captain
  for (let time = 0; time <= guessLimits.account.most; time++) {
    expect(await join(captain, code)).toMatchObject({ error: 'already_in_squad' })
  }
})

test('an erased member leaves a seat that stays taken, and takes no other', async () => {
  const { captain, code } = await newSquad()
  const friend = await site.newBound()
  await join(friend, code)
  await deleteRegistrationsOf(site.db, friend.userId, site.privateData)
  expect((await read(captain))!.squad!.seats).toMatchObject([
    { seat: 1, isGone: false },
    { seat: 2, isGone: true, name: null },
  ])
  for (let seat = 3; seat <= 5; seat++) expect(await join(await site.newBound(), code)).toMatchObject({ ok: true })
  expect(await join(await site.newBound(), code)).toMatchObject({ error: 'squad_full' })
  expect(await join(friend, code)).toMatchObject({ error: 'not_subscribed' })
})
