import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type CampaignSite, openCampaignSite, query } from '../../../../../e2e/setup/database/campaign.ts'
import { countBoth } from '../campaigns.store.ts'
import { deleteRegistrationsOf } from './erasure.store.ts'
import { insertRegistration, updateCancelled } from './registrations.store.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
})
afterAll(() => site.db.destroy())

test('a number whose accounts are deleted while registration is open counts once', async () => {
  const phone = { region: 'SG' as const, phoneDigests: [randomBytes(32)], phoneSealed: 'sealed' }
  const { counted: before } = await countBoth(site.db, site.campaign.id)
  for (let time = 1; time <= 3; time++) {
    const userId = await site.newUser()
    const registration = { ...phone, id: randomUUID(), campaign: site.campaign.id, browser: randomBytes(32), userId }
    const outcome = await site.db.transaction().execute((trx) => insertRegistration(trx, registration))
    expect(outcome).toBe('registered')
    expect(await countBoth(site.db, site.campaign.id)).toEqual({ counted: before + 1, stored: before + 1 })
    await deleteRegistrationsOf(site.db, userId, site.privateData)
  }
  expect(await countBoth(site.db, site.campaign.id)).toEqual({ counted: before, stored: before })
})

test('a cancellation leaves a registration that a proof under way gives away', async () => {
  const [id, browser, holder] = [randomUUID(), randomBytes(32), randomBytes(32)]
  const owner = { campaign: site.campaign.id, userId: null, browser }
  const phone = { region: 'SG' as const, phoneDigests: [randomBytes(32)], phoneSealed: 'sealed' }
  await site.db.transaction().execute((trx) => insertRegistration(trx, { ...owner, ...phone, id }))
  let cancelling: Promise<unknown> | undefined
  await site.db.transaction().execute(async (trx) => {
    await insertRegistration(trx, { ...owner, ...phone, id: randomUUID(), browser: holder })
    cancelling = site.db.transaction().execute((other) => updateCancelled(other, id, owner))
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => query(site.url, waiting)).toHaveLength(1)
  })
  expect(await cancelling).toBe('given away')
  const { rows } = await sql`select cancelled_at from campaign_registrations where registration_id = ${id}`.execute(
    site.db,
  )
  expect(rows).toEqual([{ cancelled_at: null }])
})
