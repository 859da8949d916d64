import { doTextWork } from './core/server/texts/text-work.ts'

/** Runs in a thread of its own: one piece of work with a text; none is asked for to see that the thread is there. */
export const workOnText = (task: { name: Parameters<typeof doTextWork>[0]; given: never } | null) =>
  task && doTextWork(task.name, task.given)
