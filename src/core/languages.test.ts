import { expect, test } from 'vitest'
import { baseOf, isLanguage, languageFacts, languages, placeOf } from './languages.ts'

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
