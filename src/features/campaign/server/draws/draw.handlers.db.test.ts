import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  type CampaignSite,
  openCampaignSite,
  openInstance,
  query,
  type Visitor,
} from '../../../../../e2e/setup/database/campaign.ts'
import { type Drawer, giveAttempts, newDrawer, newKey } from '../../../../../e2e/setup/database/drawers.ts'
import { drawCalls } from '../../draw/draw.contract.ts'
import { checkLog } from '../../draw/draw-check.rules.ts'
import { listRegistrationsOf } from '../registration/registrations.store.ts'
import { updateBeacon, updateRevealed } from './draw-secrets.store.ts'
import { readLog } from './log.http.ts'
import { nodeDigests } from './node-digests.ts'
import { readQuestions } from './questions.ts'

const title = { en: 'Prize', zh: '奖品', th: 'รางวัล', ms: 'Hadiah' }
const prizes = [
  { tier: 1 as const, id: 'rare', picture: 'crown', title, stock: 3, rate: 20_000 },
  { tier: 2 as const, id: 'some', picture: 'crown', title, stock: 40, rate: 300_000 },
  { tier: 4 as const, id: 'many', picture: 'crown', title, stock: 10_000, rate: 400_000 },
]

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'), { settings: { prizes } })
})
afterAll(() => site.db.destroy())
beforeEach(() => site.enter('open'))

/** The log is sound after each test: chain, order, rolls of its digests, tiers and stock. */
afterEach(async () => {
  const checked = await checkLog(await logOf(), { digests: nodeDigests })
  expect(checked.faults).toEqual([])
  const left = await query(site.url, 'select tier, stock - stock_left as won from campaign_prizes order by tier')
  expect(left).toEqual(prizes.map(({ tier }) => ({ tier, won: checked.tiers[tier] ?? 0 })))
  expect(left.every(({ won }, at) => Number(won) <= prizes[at]!.stock)).toBe(true)
})

async function logOf() {
  let text = ''
  for await (const part of readLog(site.db, site.campaign.id)) text += part
  return text
}

const draw = (visitor: Visitor, idempotencyKey: string | undefined = newKey(), on: Pick<CampaignSite, 'ask'> = site) =>
  on.ask({ ...visitor, idempotencyKey }, drawCalls.draw, {})
const own = (visitor: Visitor) => site.ask(visitor, drawCalls.readOwnDraws, {})
const countRecords = async () => Number((await query(site.url, 'select count(*) as n from campaign_draws'))[0]!.n)

test('a draw uses the oldest attempt, and stands in the log and in the own history', async () => {
  const player = await newDrawer(site, 2)
  const drawn = await draw(player)
  expect(drawn).toMatchObject({ ok: true, data: { attemptsLeft: 1, draw: { n: 1 } } })
  if (!drawn.ok) return
  const { alias, draw: made } = drawn.data
  expect(await own(player)).toMatchObject({
    data: {
      alias,
      prizes: 'draw',
      draws: [made],
      attempts: [
        { number: 1, usedAs: 1 },
        { number: 2, usedAs: null },
      ],
    },
  })
  expect((await logOf()).split('\n')).toContain(made.record)
  const [exported] = await listRegistrationsOf(site.db, player.userId)
  expect(exported).toMatchObject({ alias, squad: null, draws: [{ n: 1, record: made.record, state: null }] })
  expect(nodeDigests.sha256(made.record)).toBe(made.hash)
})

test('the log names players by their aliases alone', async () => {
  const player = await newDrawer(site, 1)
  const drawn = await draw(player)
  const log = await logOf()
  expect(log).toContain(drawn.ok && ` ${drawn.data.alias} 1 `)
  for (const id of [player.userId, player.registrationId]) expect(log).not.toContain(id)
})

test('no attempt is used twice, however many draws come at once', async () => {
  const player = await newDrawer(site, 3)
  const other = openInstance(site.db, site.campaign, {})
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, at) => draw(player, newKey(), at % 2 ? other : site)),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  expect(outcomes.filter((each) => !each.ok && each.error === 'no_attempts')).toHaveLength(37)
})

test('two instances draw 200 at once several times: wins and stock add up, and no draw is there twice', async () => {
  const other = openInstance(site.db, site.campaign, {})
  const players = await Promise.all(Array.from({ length: 50 }, () => newDrawer(site, 24)))
  const before = await countRecords()
  for (let round = 0; round < 6; round++) {
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, at) => draw(players[at % 50]!, newKey(), at % 3 ? other : site)),
    )
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
  }
  expect(await countRecords()).toBe(before + 1200)
  const [rare] = await query(site.url, 'select stock_left from campaign_prizes where tier = 1')
  expect(rare!.stock_left).toBe(0)
})

test('a repeat with the same key gets the first answer with its seq, also much later and elsewhere', async () => {
  const players = await Promise.all(Array.from({ length: 30 }, () => newDrawer(site, 5)))
  const other = openInstance(site.db, site.campaign, {})
  const before = await countRecords()
  const answers = await Promise.all(
    players.map(async (player) => {
      const key = newKey()
      const all = await Promise.all(Array.from({ length: 10 }, (_, at) => draw(player, key, at % 2 ? other : site)))
      return [...all, await draw(player, key, other)].map((each) => JSON.stringify(each))
    }),
  )
  for (const each of answers) expect(new Set(each).size).toBe(1)
  expect(new Set(answers.map(([first]) => first)).size).toBe(30)
  expect(await countRecords()).toBe(before + 30)
  await site.enter('ended')
  expect(JSON.stringify(await draw(players[0]!, 'another-key'))).toContain('draw_not_open')
})

test('a key belongs to its account and body, and a refusal keeps none', async () => {
  const [one, two] = [await newDrawer(site, 0), await newDrawer(site, 1)]
  const key = newKey()
  expect(await draw(one, key)).toMatchObject({ error: 'no_attempts' })
  expect(await draw(two, key)).toMatchObject({ ok: true })
  await giveAttempts(site, one.registrationId, 1)
  expect(await draw(one, key)).toMatchObject({ ok: true })
  const otherBody = await site.ask({ ...one, idempotencyKey: key }, drawCalls.draw, { other: 1 })
  expect(otherBody).toMatchObject({ error: 'idempotency_key_reused' })
  for (const wrong of ['', 'short', 'ไทยไทยไทยไทย', 'x'.repeat(101)])
    expect(await draw(one, wrong)).toMatchObject({ error: 'idempotency_key_missing' })
})

test('a draw whose transaction fails uses nothing, and the same key then draws once', async () => {
  const player = await newDrawer(site, 1)
  const key = newKey()
  await query(
    site.url,
    `create function broken() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
     create trigger broken before insert on campaign_idempotency for each row execute function broken()`,
  )
  const before = [await logOf(), await query(site.url, 'select * from campaign_prizes order by tier')]
  await expect(draw(player, key)).rejects.toThrow('broken')
  expect([await logOf(), await query(site.url, 'select * from campaign_prizes order by tier')]).toEqual(before)
  await query(site.url, 'drop trigger broken on campaign_idempotency; drop function broken')
  expect(await draw(player, key)).toMatchObject({ data: { attemptsLeft: 0, draw: { n: 1 } } })
  expect(await draw(player)).toMatchObject({ error: 'no_attempts' })
})

test('a draw whose transaction fails after all writes leaves no answer to its key', async () => {
  const player = await newDrawer(site, 1)
  const key = newKey()
  await query(
    site.url,
    `create function broken() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
     create constraint trigger broken after insert on campaign_draws deferrable initially deferred
       for each row execute function broken()`,
  )
  await expect(draw(player, key)).rejects.toThrow('broken')
  await query(site.url, 'drop trigger broken on campaign_draws; drop function broken')
  const before = await countRecords()
  expect(await draw(player, key)).toMatchObject({ data: { attemptsLeft: 0 } })
  expect(await countRecords()).toBe(before + 1)
})

test('a request that fails does not fail those drawn with it', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => newDrawer(site, 1)))
  const [gone, ...others] = players as [Drawer, ...Drawer[]]
  await query(
    site.url,
    `create function broken() returns trigger language plpgsql as $$ begin
       if new.user_id = '${gone.userId}' then raise 'broken'; end if; return new; end $$;
     create trigger broken before insert on campaign_idempotency for each row execute function broken()`,
  )
  const outcomes = await Promise.allSettled([...others.slice(0, 6), gone, ...others.slice(6)].map((each) => draw(each)))
  expect(outcomes.map(({ status }) => status)).toEqual(players.map((_, at) => (at === 6 ? 'rejected' : 'fulfilled')))
  for (const each of outcomes) if (each.status === 'fulfilled') expect(each.value).toMatchObject({ ok: true })
  await query(site.url, 'drop trigger broken on campaign_idempotency; drop function broken')
})

test('draws need a session, a binding, an open campaign and a region with a draw', async () => {
  const unbound = { ...(await newDrawer(site, 0)), userId: await site.newUser() }
  expect(await draw({ ...unbound, userId: null })).toMatchObject({ error: 'session_expired' })
  expect(await draw(unbound)).toMatchObject({ error: 'draw_not_bound' })
  expect(await draw(await newDrawer(site, 1, 'MY'))).toMatchObject({ error: 'no_draw_in_region' })
  const player = await newDrawer(site, 1)
  for (const phase of ['before', 'ended', 'rewards', 'over'] as const) {
    await site.enter(phase)
    expect(await draw(player)).toMatchObject({ error: 'draw_not_open' })
  }
})

const questions = readQuestions(process.cwd())
/** Answers the due question of a player. */
async function answer(player: Visitor, isRight: boolean) {
  const state = await own(player)
  const due = state.ok ? state.data.question?.due : null
  if (!due) return state
  const { right } = questions.find(({ id }) => id === due.id)!
  const option = due.options.findIndex((each) => (each === String(right)) === isRight)
  return site.ask(player, drawCalls.answerQuestion, { id: due.id, option })
}

test('a region with a question asks one before each draw, three times a day', async () => {
  const player = await newDrawer(site, 3, 'SG')
  expect(await draw(player)).toMatchObject({ error: 'question_due' })
  expect(await answer(player, true)).toMatchObject({ data: { question: { isPassed: true, due: null, triesLeft: 2 } } })
  const both = await Promise.all([draw(player), draw(player)])
  expect(both.map((each) => (each.ok ? 'drawn' : each.error)).toSorted()).toEqual(['drawn', 'question_due'])
  expect(await answer(player, false)).toMatchObject({ error: 'answer_wrong' })
  const guesses = await Promise.all([0, 1, 2, 3].map(async () => answer(player, false)))
  expect(guesses.filter((each) => !each.ok && each.error === 'answer_wrong')).toHaveLength(1)
  expect(await own(player)).toMatchObject({ data: { question: { due: null, triesLeft: 0, isPassed: false } } })
  const late = { id: questions[0]!.id, option: 0 }
  expect(await site.ask(player, drawCalls.answerQuestion, late)).toMatchObject({ error: 'no_tries' })
  await query(site.url, `update campaign_answers set day = day - 1`)
  expect(await answer(player, true)).toMatchObject({ data: { question: { isPassed: true, triesLeft: 2 } } })
  expect(await draw(player)).toMatchObject({ ok: true })
})

test('a campaign with a public event draws once its value is entered, which is never replaced', async () => {
  const schedule = {
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    rewardsFrom: new Date(Date.now() + 7_200_000).toISOString(),
  }
  const real = await openCampaignSite(inject('databaseUrl'), { settings: { prizes, schedule } })
  const player = await newDrawer(real, 1)
  expect(await draw(player, newKey(), real)).toMatchObject({ error: 'draw_not_open' })
  expect(await updateBeacon(real.db, real.campaign.id, 'drand-4242424')).toBe('drand-4242424')
  expect(await updateBeacon(real.db, real.campaign.id, 'drand-chosen')).toBe('drand-4242424')
  expect(await draw(player, newKey(), real)).toMatchObject({ ok: true })
  await real.db.destroy()
})

test('before it is revealed, nothing that players or tables show is the secret or opens a roll', async () => {
  const player = await newDrawer(site, 2)
  await draw(player)
  const shown = JSON.stringify([await own(player), await site.ask(player, drawCalls.readDraw, {}), await logOf()])
  const [row] = await query(site.url, 'select secret_sealed from campaign_draw_secrets')
  const secret = await site.privateData.open(String(row!.secret_sealed))
  const tables = await query(
    site.url,
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name like 'campaign%'`,
  )
  const stored = await Promise.all(tables.map(({ name }) => query(site.url, `select t::text from "${name}" as t`)))
  const base64 = Buffer.from(secret, 'hex').toString('base64').slice(0, 40)
  for (const text of [shown, JSON.stringify(stored)]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(base64)
  }
  // each text of what is shown as a key, and as hex of one, for the roll that comes next
  const parts = [...new Set(shown.split(/["\s:,{}[\]\\]+/))].filter((each) => each.length > 3)
  const made = await draw(player)
  const roll = made.ok ? made.data.draw.record.split(' ')[3] : ''
  const text = `${site.campaign.id}:demonstration-beacon-not-random:${made.ok && made.data.alias}:2`
  for (const part of parts) {
    const bytes = Buffer.from(part).toString('hex')
    for (const key of /^[0-9a-f]+$/.test(part) && part.length % 2 === 0 ? [part, bytes] : [bytes])
      expect((await nodeDigests.hmacUnder(key))(text)).not.toBe(roll)
  }
  expect((await nodeDigests.hmacUnder(secret))(text)).toBe(roll)
})

test('a minute after the end the secret is revealed, and no draw can follow', async () => {
  const { id } = site.campaign
  expect(await updateRevealed(site.db, id, site.privateData)).toBe(false)
  await query(site.url, `update campaign_campaigns set ends_at = now() - interval '58 seconds'`)
  expect(await updateRevealed(site.db, id, site.privateData)).toBe(false)
  await query(site.url, `update campaign_campaigns set ends_at = now() - interval '61 seconds'`)
  expect(await updateRevealed(site.db, id, site.privateData)).toBe(true)
  expect(await updateRevealed(site.db, id, site.privateData)).toBe(false)
  const checked = await checkLog(await logOf(), { digests: nodeDigests })
  expect(checked).toMatchObject({ faults: [], head: { secret: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  await site.enter('open')
  expect(await draw(await newDrawer(site, 1))).toMatchObject({ error: 'draw_not_open' })
})
