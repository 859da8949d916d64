import { type DoTextWork, textWorkWith } from './core/server/texts/text-work.ts'
import { siteConfig } from './site/site-config.ts'

export const doTextWork: DoTextWork = textWorkWith(siteConfig.video)

/** Entry of the worker thread: one piece of work; without a task it only starts the thread. */
export const workOnText = (task: { name: Parameters<DoTextWork>[0]; given: never } | null) =>
  task && doTextWork(task.name, task.given)
