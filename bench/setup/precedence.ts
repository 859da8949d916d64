import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findTool } from './tools.ts'

/**
 * Lets the pages of a browser go before everything else on the processor, and the browser around them before Lighthouse and the site,
 * which are not on a phone; returns whether that was possible (on Linux, as root). On two cores the thread of a page was put aside 476
 * times in one load, and its tasks took two to three times as long by the clock as on the processor. Blocked time with and without,
 * medians of 6 by turns: home 161 against 324 ms, all champions 119 against 571 ms; a better place by `nice` changed nothing. A page
 * on Linux asks the browser for each font of the device and waits: of that it waited 25 ms in the first layout of all champions, and 7
 * with the browser before the others (blocked 149 against 83 ms, medians of 6 by turns).
 */
export function letPagesGoFirst(browser: number): boolean {
  const pages = childrenOf(browser).filter(isOriginOfPages)
  return pages.length > 0 && pages.every((pid) => goBefore(pid, 2)) && goBefore(String(browser), 1)
}

/** Gives all threads of a process a place among those that go before the others, the more the earlier. */
function goBefore(pid: string, place: number): boolean {
  const chrt = findTool('chrt')
  return chrt !== null && spawnSync(chrt, ['--all-tasks', '--fifo', '--pid', String(place), pid]).status === 0
}

/** Process numbers; none where the system does not tell. */
function childrenOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  } catch {
    return []
  }
}

/** Whether a process is one that Chromium copies for each page, with its place on the processor. */
function isOriginOfPages(pid: string): boolean {
  const call = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return call.includes('--type=zygote') && !call.includes('--no-zygote-sandbox')
}
