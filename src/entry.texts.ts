import { type DoTextWork, textWorkWith } from './core/server/texts/text-work.ts'
import { siteConfig } from './site/site-config.ts'

/** Does the work with texts as the site is configured. */
export const doTextWork: DoTextWork = textWorkWith(siteConfig.video)

/** Runs in a thread of its own: one piece of work with a text; none is asked for to see that the thread is there. */
export const workOnText = (task: { name: Parameters<DoTextWork>[0]; given: never } | null) =>
  task && doTextWork(task.name, task.given)
