import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { purgeTask } from '#src/core/server/jobs/purge-task.ts'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../campaign-settings.rules.ts'
import { countBoth, updateDeviation } from './campaigns.store.ts'
import { deleteOldAnswers, updateRevealed } from './draws/draw-secrets.store.ts'
import { insertReminders } from './notices/notices.store.ts'
import { deleteOldTraces } from './operator/signals.store.ts'
import { deleteOldRegistrations } from './registration/erasure.store.ts'
import { deleteOldMessages } from './registration/messages.store.ts'
import { insertPrizeClaims, updateRefusedPrizes } from './rewards/game-prizes.store.ts'
import { insertLostJobs } from './rewards/rewards.store.ts'
import { deleteOldSpent } from './rewards/spent.store.ts'
import { deleteOldKept } from './squads/kept-invitations.store.ts'

export interface CampaignJobParts {
  db: Db
  log: Log
  privateData: PrivateData
  campaign: CampaignSettings | null
}

export const campaignCrontab = [
  '*/5 * * * * compare_campaign_counts',
  '* * * * * reveal_draw_secret',
  '* * * * * claim_drawn_prizes',
  '37 * * * * remind_winners',
  '23 * * * * forget_old_campaigns',
].join('\n')

/** Compares counters, claims drawn prizes, reminds winners, reveals the secret, and erases what is over. */
export const campaignTasks = ({ db, log, privateData, campaign }: CampaignJobParts): Tasks => ({
  compare_campaign_counts: async () => {
    if (!campaign) return
    const { counted, stored } = await countBoth(db, campaign.id)
    await updateDeviation(db, campaign.id, counted - stored)
    if (counted !== stored) log.error({ counted, stored }, 'the count of registrations differs from its rows')
    const lost = await insertLostJobs(db)
    if (lost > 0) log.warn({ lost }, 'claims waited for an hour; their rewards are asked for once more')
  },
  claim_drawn_prizes: async () => {
    if (!campaign) return
    const asked = [await updateRefusedPrizes(db, campaign.id)]
    while (asked.at(-1)! > 0 || asked.length === 1) asked.push(await insertPrizeClaims(db, campaign.id))
    const claims = asked.reduce((sum, each) => sum + each, 0)
    if (claims > 0) log.info({ claims }, 'the game is asked for prizes that were drawn')
  },
  remind_winners: async () => {
    const reminders = campaign ? await insertReminders(db, campaign.id) : 0
    if (reminders > 0) log.info({ reminders }, 'winners are reminded of missing addresses')
  },
  reveal_draw_secret: async () => {
    if (!campaign || !(await updateRevealed(db, campaign.id, privateData))) return
    log.info({ campaign: campaign.id }, 'the secret of the draw is revealed')
    await notifyPageDrop(db as never)
  },
  forget_old_campaigns: purgeTask(log, 'registrations, counts of messages and kept invitations', async () => {
    const others = [
      deleteOldMessages(db),
      deleteOldSpent(db),
      deleteOldKept(db),
      deleteOldAnswers(db),
      deleteOldTraces(db),
    ]
    let deleted = (await Promise.all(others)).reduce((sum, each) => sum + each, 0)
    for (let batch = 1; batch > 0; deleted += batch) batch = await deleteOldRegistrations(db)
    return deleted
  }),
})
