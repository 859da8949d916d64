import { expect, test } from 'vitest'
import { beginningOf, digestText } from './text-digest.ts'

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

test('the beginning of a text is its first 200 characters without tags', () => {
  expect(beginningOf('<h2 id="a">One</h2>\n<p>two &#x26; <b>three</b></p>')).toBe('One two & three')
  expect(beginningOf(`<p>${'好👍'.repeat(300)}</p>`)).toBe('好👍'.repeat(100))
  expect(beginningOf(`<p>${'a'.repeat(19_990)}</p><a title="${'b'.repeat(99)}">c</a>`)).toBe('a'.repeat(200))
  expect(beginningOf(`${'<br>'.repeat(4990)}<a title="${'b'.repeat(99)}">c</a>`)).toBe('')
  expect(beginningOf('')).toBe('')
})
