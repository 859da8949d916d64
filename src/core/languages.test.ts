import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { baseOf, byLanguage, isLanguage, languageFacts, languages, placeOf } from './languages.ts'

test.each([
  ['/th', { language: 'th', test: false, base: '/th' }],
  ['/th/', { language: 'th', test: false, base: '/th' }],
  ['/zh/books/hero', { language: 'zh', test: false, base: '/zh' }],
  ['/test/ms', { language: 'ms', test: true, base: '/test/ms' }],
  ['/test/en/books', { language: 'en', test: true, base: '/test/en' }],
])('%s has a place', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})

test.each(['', '/', '/fr/', '/TH/', '/thai', '/th-TH/', '/books/th', '/test', '/test/', '/test/fr', '/test/test/th'])(
  '"%s" has none',
  (path) => {
    expect(placeOf(path)).toBeNull()
  },
)

test('a base is read back as its place', () => {
  for (const language of languages) {
    for (const test of [false, true]) expect(placeOf(baseOf(language, test))).toMatchObject({ language, test })
  }
})

test('only the four languages are languages', () => {
  expect(languages.every(isLanguage)).toBe(true)
  expect(['EN', 'fr', '', undefined, null, 0, ['en']].some(isLanguage)).toBe(false)
})

test('the content service knows each language by its own code', () => {
  expect(languages.map((each) => languageFacts[each].wire)).toEqual(['EN', 'CN', 'TH', 'MS'])
})

test('a record by language has a value for each', () => {
  expect(byLanguage((language) => `/${language}`)).toEqual({ en: '/en', zh: '/zh', th: '/th', ms: '/ms' })
})

test('the newest check in migrations allows the languages of the site', () => {
  const folder = resolve(import.meta.dirname, '../../migrations')
  const sql = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const [, list] = [...sql.matchAll(/check \(language in \(([^)]*)\)\)/g)].at(-1)!
  expect(list!.split(', ').map((each) => each.replaceAll("'", ''))).toEqual([...languages])
})
