import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Mail, MailFault } from '#src/core/server/outside/mail.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { type CampaignSite, openCampaignSite, query } from '../../../../../e2e/setup/database/campaign.ts'
import { newWinner, typedRecipient, type Winner } from '../../../../../e2e/setup/database/winners.ts'
import { recipientCalls } from '../../recipients.contract.ts'
import { rewardCalls } from '../../rewards.contract.ts'
import { campaignTasks } from '../campaign.jobs.ts'
import { deleteRegistrationsOf } from '../registration/erasure.store.ts'
import { noticeTasks } from './notices.jobs.ts'
import { insertReminders, noticeTask } from './notices.store.ts'

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
  // the log of draws refuses changes, by which these tests let time pass
  await query(site.url, 'alter table campaign_draws disable trigger campaign_draws_append_only')
})
afterAll(() => site.db.destroy())
beforeEach(async () => {
  await site.enter('ended')
  await query(site.url, 'delete from campaign_recipients')
  await query(site.url, 'delete from campaign_draws')
  await site.sendNotices()
  site.mails.length = 0
})

const log = createLog('silent')
/** Runs the job on two instances at once, then the mails that it added. */
async function remind() {
  const instance = () => campaignTasks({ ...site, log }).remind_winners!({})
  await Promise.all([instance(), instance()])
  await site.sendNotices()
}
const pass = (days: number) =>
  query(site.url, 'update campaign_draws set drawn_at = drawn_at - make_interval(days => $1)', [days])
const subjects = () => site.mails.map(({ subject }) => subject)
const give = (winner: Winner) =>
  site.ask(winner, recipientCalls.giveRecipient, { sequence: winner.sequence, ...typedRecipient })

test('a winner without an address is reminded after 3 and 10 days, once each', async () => {
  const winner = await newWinner(site, { tier: 1, daysAgo: 2 })
  await remind()
  expect(subjects()).toEqual([])
  await pass(1)
  await remind()
  await remind()
  expect(site.mails).toMatchObject([
    { to: `${winner.userId}@players.example`, subject: 'Where should we send Stage figure?' },
  ])
  expect(site.mails[0]!.text).toContain('https://encore.example/en/squad')
  await pass(7)
  await remind()
  await pass(20)
  await remind()
  expect(subjects()).toHaveLength(2)
})

test('who gave an address, lost the account, or won the fourth tier is not reminded', async () => {
  const [given, gone] = [await newWinner(site, { daysAgo: 4 }), await newWinner(site, { daysAgo: 4 })]
  await newWinner(site, { tier: 4, daysAgo: 4 })
  await give(given)
  await deleteRegistrationsOf(site.db, gone.userId, site.privateData)
  await site.sendNotices()
  site.mails.length = 0
  await remind()
  expect(subjects()).toEqual([])
})

test('an address that is given between job and mail stops the reminder; one after the campaign is none', async () => {
  const winner = await newWinner(site, { daysAgo: 4 })
  expect(await insertReminders(site.db, site.campaign.id)).toBe(1)
  expect(await insertReminders(site.db, site.campaign.id)).toBe(0)
  await give(winner)
  await site.sendNotices()
  expect(subjects()).toEqual(['We’ve got the address for Headphones'])
  await newWinner(site, { daysAgo: 4 })
  await site.enter('over')
  expect(await insertReminders(site.db, site.campaign.id)).toBe(0)
})

test('a reminder that never left is sent again, one that may have arrived is not', async () => {
  const winner = await newWinner(site, { daysAgo: 4 })
  const sent: Mail[] = []
  let fault: MailFault | null = null
  const task = noticeTasks({
    ...{ db: site.db, log, campaign: site.campaign, origin: () => 'https://encore.example' },
    contactOf: async () => ({ emails: ['winner@players.example'], language: 'th' }),
    mail: {
      close: () => undefined,
      send: async (mail) => {
        if (fault) throw fault
        sent.push(mail)
      },
    },
  })[noticeTask]!
  await insertReminders(site.db, site.campaign.id)
  const reminder = { campaign: site.campaign.id, sequence: winner.sequence, number: 1 }
  const payload = { user: winner.userId, kind: 'missing', prizes: ['headphones'], reminder }
  fault = new MailFault('refused', false)
  await expect(task(payload)).rejects.toThrow('refused')
  fault = null
  await task(payload)
  await task(payload)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.subject).toContain('ให้เราส่ง')
  await query(site.url, 'update campaign_recipients set reminded = 0')
  fault = new MailFault('cut off', true)
  await task(payload)
  fault = null
  await task(payload)
  expect(sent).toHaveLength(1)
})

test('a claim is said by one mail, a repeat by none', async () => {
  const winner = await newWinner(site)
  await query(site.url, 'update campaign_counters set registered = 100000 where shard = 0')
  await site.enter('rewards')
  expect(await site.ask({ ...winner, isUnconfirmed: true }, rewardCalls.claimRewards, {})).toMatchObject({
    error: 'confirmation_due',
  })
  expect(await site.ask({ ...winner, isUnconfirmed: true }, rewardCalls.claimReward, { level: 1 })).toMatchObject({
    error: 'confirmation_due',
  })
  expect(await query(site.url, 'select 1 from campaign_claims')).toEqual([])
  await site.ask(winner, rewardCalls.claimReward, { level: 1 })
  await site.ask(winner, rewardCalls.claimReward, { level: 1 })
  await site.sendNotices()
  expect(subjects()).toHaveLength(1)
  expect(subjects()[0]).toMatch(/^You claimed /)
})
