import type { Tasks } from '../core/server/jobs/jobs.ts'
import {
  type NewsletterParts,
  newsletterCrontab,
  newsletterTasks,
} from '../features/newsletter/server/newsletter.jobs.ts'

export type JobParts = NewsletterParts

/** The jobs of every slice by their names. */
export const siteTasks = (parts: JobParts): Tasks => newsletterTasks(parts)

/** When jobs are done by themselves, in UTC. */
export const siteCrontab = [newsletterCrontab].join('\n')
