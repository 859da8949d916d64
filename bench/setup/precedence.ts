import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findTool } from './tools.ts'

/** Gives a page's threads real-time priority, as on a phone without Lighthouse; false off Linux and without root. */
export function letPagesGoFirst(browser: number): boolean {
  const pages = childrenOf(browser).filter(isOriginOfPages)
  return pages.length > 0 && pages.every((pid) => goBefore(pid, 2)) && goBefore(String(browser), 1)
}

/** Sets the real-time priority of all threads of a process; higher runs first. */
function goBefore(pid: string, place: number): boolean {
  const chrt = findTool('chrt')
  return chrt !== null && spawnSync(chrt, ['--all-tasks', '--fifo', '--pid', String(place), pid]).status === 0
}

/** Ids of child processes; empty where the system has no list of them. */
function childrenOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  } catch {
    return []
  }
}

/** True for the zygote, which Chromium forks for each page. */
function isOriginOfPages(pid: string): boolean {
  const call = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return call.includes('--type=zygote') && !call.includes('--no-zygote-sandbox')
}
