import type { Tasks } from '../core/server/jobs/jobs.ts'
import { type AccountJobParts, accountCrontab, accountTasks } from '../features/account/server/accounts/account.jobs.ts'
import { type SignInJobParts, signInTasks } from '../features/account/server/sign-in/sign-in.jobs.ts'
import {
  type AnalyticsJobParts,
  analyticsCrontab,
  analyticsTasks,
} from '../features/analytics/server/analytics.jobs.ts'
import { type CampaignJobParts, campaignCrontab, campaignTasks } from '../features/campaign/server/campaign.jobs.ts'
import { type NoticeJobParts, noticeTasks } from '../features/campaign/server/notices/notices.jobs.ts'
import { type PhoneCodeJobParts, phoneCodeTasks } from '../features/campaign/server/registration/registration.jobs.ts'
import { type GrantJobParts, grantTasks } from '../features/campaign/server/rewards/rewards.jobs.ts'
import { type ConsentJobParts, consentCrontab, consentTasks } from '../features/consent/server/consent.jobs.ts'
import {
  type NewsletterParts,
  newsletterCrontab,
  newsletterTasks,
} from '../features/newsletter/server/newsletter.jobs.ts'
import { type DatasetJobParts, datasetCrontab, datasetTasks } from '../features/rankings/server/publish/datasets.ts'
import { matchTasks } from '../features/rankings/server/publish/rankings.jobs.ts'

export type JobParts = NewsletterParts &
  DatasetJobParts &
  SignInJobParts &
  AccountJobParts &
  AnalyticsJobParts &
  ConsentJobParts &
  CampaignJobParts &
  NoticeJobParts

/** Jobs that a visitor waits for: they have workers of their own. */
export const urgentTasks = (parts: SignInJobParts & PhoneCodeJobParts): Tasks => ({
  ...signInTasks(parts),
  ...phoneCodeTasks(parts),
})

/** Jobs that wait for the game platform, which may be slow: they have workers of their own. */
export const gameTasks = (parts: GrantJobParts): Tasks => grantTasks(parts)

/** The other jobs of all slices by name. */
export const siteTasks = (parts: JobParts): Tasks => ({
  ...newsletterTasks(parts),
  ...datasetTasks(parts),
  ...matchTasks(parts),
  ...accountTasks(parts),
  ...analyticsTasks(parts),
  ...consentTasks(parts),
  ...campaignTasks(parts),
  ...noticeTasks(parts),
})

/** Schedule of recurring jobs, in UTC. */
export const siteCrontab = [
  newsletterCrontab,
  datasetCrontab,
  accountCrontab,
  analyticsCrontab,
  consentCrontab,
  campaignCrontab,
].join('\n')
