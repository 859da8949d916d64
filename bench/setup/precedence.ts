import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findTool } from './tools.ts'

/**
 * Lets the pages of a browser go before everything else on the processor, its own window and Lighthouse too; returns whether that was
 * possible (on Linux, as root). On two cores the thread of a page was put aside 476 times in one load, and its tasks took two to
 * three times as long by the clock as on the processor. Blocked time with and without, medians of 6 by turns: home 161 against
 * 324 ms, all champions 119 against 571 ms; a better place by `nice` changed nothing.
 */
export function letPagesGoFirst(browser: number): boolean {
  const chrt = findTool('chrt')
  if (!chrt) return false
  const processes = childrenOf(browser).filter(isOriginOfPages)
  return processes.length > 0 && processes.every((pid) => spawnSync(chrt, ['--fifo', '--pid', '1', pid]).status === 0)
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
