import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTextPage } from './text-page.ts'

const legal = join(import.meta.dirname, '../../../../content/legal')

test.each([
  ['th', /^\d+\s\S+\s25\d\d$/],
  ['zh', /^20\d\d年\d+月\d+日$/],
] as const)('the day of a law text is in the calendar of its language: %s', async (language, day) => {
  const text = await findTextPage(legal, 'privacy-notice', language)
  expect(text.updatedInWords).toMatch(day)
  if (language === 'th') expect(text.html).not.toContain('ค.ศ.')
})
