import { expect, test } from 'vitest'
import { digestText } from './text-digest.ts'

const minutesOf = (html: string, language: 'en' | 'zh' | 'th' | 'ms') =>
  digestText({ language, title: '', description: '', html }).readingMinutes

test.each([
  ['word '.repeat(228 * 3), 'en', 3],
  ['perkataan '.repeat(228 * 2), 'ms', 2],
  ['金币'.repeat(255), 'zh', 2],
  ['แชมเปี้ยน '.repeat(228), 'th', 1],
  ['', 'en', 1],
  ['<p>one</p>', 'en', 1],
] as const)('a text takes its minutes', (html, language, minutes) => {
  expect(minutesOf(html, language)).toBe(minutes)
})

test('tags and their attributes are no words, and part those around them', () => {
  const html = '<p title="hidden">a<b>b</b></p>&#x3C;t:1&#x26;'
  expect(digestText({ language: 'en', title: 'T', description: 'D', html }).search).toBe(
    `'t':1A 'd':2B 'a':3C 'b':4C 't':5C '1':6C`,
  )
})
