import { expect, test } from 'vitest'
import { articleTexts } from './article-texts.ts'

const content = '<p>Soon.</p><h2 id="why">Why</h2><p>So.</p>'

test.each([
  ['of a patch note is cut before its first heading', content, true, '<p>Soon.</p>'],
  ['without changes stays whole', content, false, ''],
  ['without headings follows the changes', '<p>Soon.</p>', true, ''],
])('a text %s', (_, text, hasChanges, intro) => {
  const read = articleTexts(text, hasChanges)
  expect(read.intro.html).toBe(intro)
  expect(read.intro.html + read.html.html).toBe(text)
})
