import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
}

/** Violations of the page with the elements concerned. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // without scroll-driven and infinite animations
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect!.getComputedTiming().iterations !== Infinity,
      )
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
  })
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.addScriptTag({ content: axe })
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as Axe).axe.run(document, { resultTypes: ['violations'], preload: false }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  )
}
