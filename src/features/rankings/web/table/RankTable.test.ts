import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { metrics } from '#src/game/metrics.rules.ts'

test.each(metrics)('the style sheet shows the column %s on phones if it is the sorted one', (metric) => {
  const css = readFileSync(join(import.meta.dirname, 'RankTable.module.css'), 'utf8')
  expect(css).toContain(`.table[data-sort="${metric}"] [data-metric="${metric}"]`)
})
