import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '#src/core/server/process/log.ts'
import { type CampaignSite, openCampaignSite, query } from '../../../../e2e/setup/database/campaign.ts'
import { runCommand } from '../../../../e2e/setup/site/run-command.ts'
import { campaignTasks } from './campaign.jobs.ts'
import { gaugeCampaign } from './campaign-metrics.ts'
import { findCampaign } from './campaigns.store.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
})
afterAll(() => site.db.destroy())

/** Metrics of the campaign by name. */
async function measured() {
  const registry = new Registry()
  gaugeCampaign(registry, site.db, site.campaign)
  const metrics = await registry.getMetricsAsJSON()
  return Object.fromEntries(metrics.map(({ name, values }) => [name.replace('encore_campaign_', ''), values[0]?.value]))
}

test('counters that differ from their rows raise a metric', async () => {
  const compare = campaignTasks({ ...site, log: createLog('silent') }).compare_campaign_counts!
  await compare({})
  expect(await measured()).toMatchObject({ count_deviation: 0 })
  await query(site.url, 'update campaign_counters set registered = registered + 2 where shard = 3')
  await compare({})
  expect(await measured()).toMatchObject({ count_deviation: 2 })
  await query(site.url, 'update campaign_counters set registered = 0')
})

test('all numbers are erased in the hour after the rewards', async () => {
  await query(
    site.url,
    `insert into campaign_registrations (registration_id, campaign_id, region, phone_sealed, network_digest)
     select gen_random_uuid(), $1, 'SG', 'sealed', sha256('network') from generate_series(1, 2500)`,
    [site.campaign.id],
  )
  await site.enter('over')
  const log = createLog('silent')
  await campaignTasks({ ...site, log }).forget_old_campaigns!({})
  const kept = 'select 1 from campaign_registrations where phone_sealed is not null or network_digest is not null'
  expect(await query(site.url, kept)).toEqual([])
  await query(site.url, 'delete from campaign_registrations')
})

test('a country whose codes are hardly used raises a metric', async () => {
  expect(await measured()).toMatchObject({ low_conversions: 0, claims_waiting: 0 })
  await query(site.url, `insert into campaign_messages values ('country:MY', now() - interval '5 min', 60, 14)`)
  expect(await measured()).toMatchObject({ low_conversions: 1 })
  await query(site.url, `update campaign_messages set used = 15`)
  expect(await measured()).toMatchObject({ low_conversions: 0 })
})

test('the command moves a demonstration through its phases, and shows each', async () => {
  const run = (command: string, more = {}) => runCommand(`campaign ${command}`, { DATABASE_URL: site.url, ...more })
  for (const phase of ['before', 'open', 'ended', 'rewards', 'over']) {
    expect(await run(`rehearse ${phase}`)).toMatchObject({ code: 0 })
    expect((await findCampaign(site.db, site.campaign.id))!.phase).toBe(phase)
    expect((await run('phase')).said).toContain(`Soundcheck (soundcheck), a demonstration: ${phase}\n`)
  }
  expect(await run('rehearse tomorrow')).toMatchObject({
    code: 1,
    complained: 'The phase tomorrow is none of before, open, ended, rewards, over.\n',
  })
  await query(site.url, 'update campaign_campaigns set is_demonstration = false')
  expect((await run('rehearse open')).complained).toContain('is no demonstration')
})
