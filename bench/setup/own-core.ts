import { spawnSync } from 'node:child_process'
import { processors } from './production-site.ts'
import { findTool } from './tools.ts'

/** Keeps this process and all that it starts off the last core, for the load generator; null where it can't. */
export function leaveLastCore(): number | null {
  const taskset = findTool('taskset')
  if (!taskset || processors < 2) return null
  const others = `0-${processors - 2}`
  const { status } = spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', others, String(process.pid)])
  return status === 0 ? processors - 1 : null
}
