import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { purgeTask } from '#src/core/server/jobs/purge-task.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { CampaignSettings } from '../campaign-settings.rules.ts'
import { countBoth, updateDeviation } from './campaigns.store.ts'
import { deleteOldMessages } from './registration/messages.store.ts'
import { deleteOldRegistrations } from './registration/registrations.store.ts'
import { insertLostJobs } from './rewards/rewards.store.ts'
import { deleteOldSpent } from './rewards/spent.store.ts'
import { deleteOldKept } from './squads/kept-invitations.store.ts'

export interface CampaignJobParts {
  db: Db
  log: Log
  campaign: CampaignSettings | null
}

export const campaignCrontab = ['*/5 * * * * compare_campaign_counts', '23 * * * * forget_old_campaigns'].join('\n')

/** Compares the counters with a count, finds lost grants, and erases what is over. */
export const campaignTasks = ({ db, log, campaign }: CampaignJobParts): Tasks => ({
  compare_campaign_counts: async () => {
    if (!campaign) return
    const { counted, stored } = await countBoth(db, campaign.id)
    await updateDeviation(db, campaign.id, counted - stored)
    if (counted !== stored) log.error({ counted, stored }, 'the count of registrations differs from its rows')
    const lost = await insertLostJobs(db)
    if (lost > 0) log.warn({ lost }, 'claims waited for an hour; their rewards are asked for once more')
  },
  forget_old_campaigns: purgeTask(log, 'registrations, counts of messages and kept invitations', async () => {
    let deleted = (await deleteOldMessages(db)) + (await deleteOldSpent(db)) + (await deleteOldKept(db))
    for (let batch = 1; batch > 0; deleted += batch) batch = await deleteOldRegistrations(db)
    return deleted
  }),
})
