import type { Tasks } from '../core/server/jobs/jobs.ts'
import { type SignInJobParts, signInTasks } from '../features/account/server/sign-in/sign-in.jobs.ts'
import { type EntryJobParts, entryCrontab, entryTasks } from '../features/analytics/server/analytics.jobs.ts'
import {
  type NewsletterParts,
  newsletterCrontab,
  newsletterTasks,
} from '../features/newsletter/server/newsletter.jobs.ts'
import { type DatasetJobParts, datasetCrontab, datasetTasks } from '../features/rankings/server/publish/datasets.ts'
import { matchTasks } from '../features/rankings/server/publish/rankings.jobs.ts'

export type JobParts = NewsletterParts & DatasetJobParts & SignInJobParts & EntryJobParts

/** The jobs of all slices by name. */
export const siteTasks = (parts: JobParts): Tasks => ({
  ...newsletterTasks(parts),
  ...datasetTasks(parts),
  ...matchTasks(parts),
  ...signInTasks(parts),
  ...entryTasks(parts),
})

/** Schedule of recurring jobs, in UTC. */
export const siteCrontab = [newsletterCrontab, datasetCrontab, entryCrontab].join('\n')
