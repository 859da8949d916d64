import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { staticPageCalls } from './static-pages.contract.ts'

test.each<[unknown, boolean]>([
  [3, true],
  ['3', true],
  ['2026-11-27.1', true],
  ['', false],
  ['a b', false],
  [null, false],
])('a report of the version %j is taken: %s', (version, isTaken) => {
  expect(safeParse(staticPageCalls.reportVersion.input, { content_id: 'a', lang: 'en', version }).success).toBe(isTaken)
})
