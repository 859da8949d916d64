import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type CampaignSite, openCampaignSite, query } from '../../../../../e2e/setup/database/campaign.ts'
import { newDrawer, newKey } from '../../../../../e2e/setup/database/drawers.ts'
import { drawCalls } from '../../draw/draw.contract.ts'
import { rewardCalls } from '../../rewards.contract.ts'
import { insertCampaign } from '../campaigns.store.ts'
import { updateBeacon, updateRevealed } from '../draws/draw-secrets.store.ts'
import { deleteOldRegistrations, deleteRegistrationsOf } from '../registration/erasure.store.ts'
import { insertAuditRecord } from './audit.store.ts'
import { checkAudit } from './audit-check.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
})
afterAll(() => site.db.destroy())

const check = (campaign = site.campaign.id) => checkAudit(site.db, campaign)

async function readAudit(campaign = site.campaign.id): Promise<Record<string, unknown>[]> {
  const rows = await query(site.url, 'select record from campaign_audit where campaign_id = $1 order by sequence', [
    campaign,
  ])
  return rows.map(({ record }) => JSON.parse(record!))
}

const entry = { actor: 'token press', action: 'hold_set', subject: 'aaaaaaaaaa', details: { "it's": '"ไทย"' } } as const

test('records of 20 transactions at once have numbers without a gap and one chain, the first one included', async () => {
  await insertCampaign(site.db, { id: 'first-row', schedule: 'demonstration' })
  const appends = Array.from({ length: 20 }, () =>
    site.db.transaction().execute(async (trx) => {
      await insertAuditRecord(trx, 'first-row', entry)
      await insertAuditRecord(trx, 'first-row', entry)
    }),
  )
  await Promise.all(appends)
  expect(await check('first-row')).toMatchObject({ records: 40, fault: null })
  const records = await readAudit('first-row')
  expect(records[0]).toMatchObject({ ...entry, sequence: 1, at: expect.stringMatching(/^\d{4}-.*T.*\.\d{6}Z$/) })
  const times = records.map(({ at }) => String(at))
  expect(times).toEqual(times.toSorted())
})

test('a record goes with its transaction', async () => {
  const before = await check()
  const undone = site.db.transaction().execute(async (trx) => {
    await insertAuditRecord(trx, site.campaign.id, entry)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await check()).toEqual(before)
})

test.each([
  'update campaign_audit set record = record',
  'delete from campaign_audit',
  'truncate campaign_audit',
  'update campaign_draws set tier = null',
  'delete from campaign_draws',
  'truncate campaign_draws cascade',
])('"%s" is refused', async (statement) => {
  await expect(query(site.url, statement)).rejects.toThrow(/ of campaign_\w+ is refused: its rows are never changed/)
})

test('draws, claims, grants and erasures are recorded by aliases and ids of claims alone', async () => {
  const own = await openCampaignSite(inject('databaseUrl'))
  const { id } = own.campaign
  const players = [await newDrawer(own, 2), await newDrawer(own, 3)]
  const draw = (at: number) => own.ask({ ...players[at]!, idempotencyKey: newKey() }, drawCalls.draw, {})
  await Promise.all([draw(0), draw(1), draw(1), draw(0)])
  await draw(1)
  const bound = await own.newBound()
  await query(own.url, 'update campaign_counters set registered = 1000000 where shard = 0')
  await query(own.url, 'update campaign_bindings set name_sealed = $1', [await own.privateData.seal('A name')])
  await own.enter('rewards')
  await own.ask(bound, rewardCalls.claimReward, { level: 2 })
  await own.grantRewards()
  expect(await updateRevealed(own.db, id, own.privateData)).toBe(true)
  await deleteRegistrationsOf(own.db, bound.userId, own.privateData)
  await own.enter('over')
  await query(own.url, "update campaign_registrations set phone_sealed = 'sealed' where user_id is not null")
  await deleteOldRegistrations(own.db)
  const [claim] = await query(own.url, 'select claim_id as id, reward from campaign_claims')
  const [{ alias }] = (await query(own.url, 'select alias from campaign_bindings where registration_id = $1', [
    bound.registrationId,
  ])) as [{ alias: string }]
  const rows = await query(own.url, 'select record from campaign_audit order by sequence')
  const records = rows.map(({ record }) => JSON.parse(record!))
  expect(records.map(({ actor, action, subject, details }) => ({ actor, action, subject, details }))).toMatchObject([
    { actor: 'site', action: 'secret_committed', details: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { actor: 'site', action: 'secret_opened', subject: null },
    { actor: 'site', action: 'draws_drawn', details: { first: 1, last: 4 } },
    { actor: 'site', action: 'draws_drawn', details: { first: 5, last: 5 } },
    { actor: 'operator', action: 'dates_moved', subject: 'campaign rehearse', details: { phase: 'rewards' } },
    {
      actor: 'player',
      action: 'reward_claimed',
      subject: claim!.id,
      details: { level: 2, reward: claim!.reward, alias },
    },
    { actor: 'site', action: 'reward_granted', subject: claim!.id },
    { actor: 'site', action: 'secret_revealed', subject: null },
    { actor: 'player', action: 'account_erased', subject: alias },
    { actor: 'operator', action: 'dates_moved', details: { phase: 'over' } },
    { actor: 'site', action: 'account_erased', subject: null, details: { registrations: 2 } },
  ])
  expect(await checkAudit(own.db, id)).toMatchObject({ records: 11, draws: 5, fault: null })
  const text = JSON.stringify(records)
  for (const { userId, registrationId } of [...players, bound]) {
    expect(text).not.toContain(userId)
    expect(text).not.toContain(registrationId)
  }
  await own.db.destroy()
})

test('the value of the public event and moved dates are recorded once', async () => {
  const times = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const schedule = { startsAt: times(-1), endsAt: times(1), rewardsFrom: times(2) }
  const real = await openCampaignSite(inject('databaseUrl'), { settings: { schedule } })
  const { id } = real.campaign
  for (const value of ['drand-4242424', 'drand-4242424', 'drand-chosen']) await updateBeacon(real.db, id, value)
  const moved = { ...schedule, endsAt: times(1.5) }
  for (const each of [schedule, moved, moved]) await insertCampaign(real.db, { id, schedule: each })
  const rows = await query(real.url, 'select record from campaign_audit order by sequence')
  expect(rows.map(({ record }) => JSON.parse(record!))).toMatchObject([
    { action: 'secret_committed' },
    { action: 'beacon_entered', actor: 'operator', details: { value: 'drand-4242424' } },
    { action: 'dates_moved', actor: 'site', details: moved },
  ])
  await real.db.destroy()
})

test('a draw that the audit does not record does not happen, and the next one may', async () => {
  const own = await openCampaignSite(inject('databaseUrl'))
  const player = await newDrawer(own, 1)
  const draw = () => own.ask({ ...player, idempotencyKey: newKey() }, drawCalls.draw, {})
  const breakAt = (action: string) =>
    query(
      own.url,
      `create or replace function broken() returns trigger language plpgsql as $$ begin
         if new.record like '%${action}%' then raise 'broken'; end if; return new; end $$;
       create or replace trigger broken before insert on campaign_audit for each row execute function broken()`,
    )
  for (const action of ['secret_opened', 'draws_drawn']) {
    await breakAt(action)
    await expect(draw()).rejects.toThrow('broken')
    expect(await query(own.url, 'select 1 from campaign_draws')).toEqual([])
  }
  await query(own.url, 'drop trigger broken on campaign_audit')
  expect(await draw()).toMatchObject({ ok: true, data: { attemptsLeft: 0 } })
  expect(await checkAudit(own.db, own.campaign.id)).toMatchObject({ draws: 1, fault: null })
  await own.db.destroy()
})

test('the migration records the draws that were before it', async () => {
  const own = await openCampaignSite(inject('databaseUrl'))
  const player = await newDrawer(own, 3)
  const draw = () => own.ask({ ...player, idempotencyKey: newKey() }, drawCalls.draw, {})
  await draw()
  await draw()
  await query(
    own.url,
    'drop table campaign_audit; drop function campaign_append_audit; drop function campaign_refuse_change cascade',
  )
  await query(own.url, readFileSync('migrations/0042_campaign_audit.sql', 'utf8'))
  expect(await checkAudit(own.db, own.campaign.id)).toMatchObject({ records: 1, draws: 2, fault: null })
  await draw()
  expect(await checkAudit(own.db, own.campaign.id)).toMatchObject({ records: 2, draws: 3, fault: null })
  await own.db.destroy()
})
