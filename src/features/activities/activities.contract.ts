import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'

const activity = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  /** Seconds since 1970. */
  starts_at: v.number(),
  ends_at: v.number(),
  /** The name of a drawn cover. */
  cover: v.string(),
  /** A path of this host, or an address; null without a page about it. */
  link: v.nullable(v.string()),
})
export type ShownActivity = v.InferOutput<typeof activity>

export const activityCalls = {
  listActivities: defineCall({
    path: '/api/activities/list',
    summary: 'Activities that run, come, or are over',
    input: v.object({}),
    output: v.object({ running: v.array(activity), coming: v.array(activity), past: v.array(activity) }),
  }),
}
