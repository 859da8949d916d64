import { expect, test } from 'vitest'
import { acceptedCategories, consentDays, consentIdIn, isAllowed } from './consent.rules.ts'

test('the necessary category may always act', () => {
  expect(isAllowed('necessary', [], true)).toBe(true)
})

test('another category may act once it was accepted', () => {
  expect(isAllowed('personalization', ['necessary'], true)).toBe(false)
  expect(isAllowed('personalization', ['necessary', 'personalization'], true)).toBe(true)
  expect(isAllowed('analytics', ['necessary', 'personalization'], true)).toBe(false)
})

test('where no consent is required every category may act', () => {
  expect(isAllowed('personalization', [], false)).toBe(true)
})

test('a choice holds for half a year', () => {
  expect(consentDays).toBe(182)
})

const cookieOf = (value: unknown) => `lang=th; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; other=1`

test('the accepted categories are read among other cookies', () => {
  const categories = ['necessary', 'analytics']
  expect(acceptedCategories(cookieOf({ categories, revision: 2 }), 2)).toEqual(categories)
})

test('a choice of another revision accepts nothing', () => {
  const cookies = cookieOf({ categories: ['necessary', 'analytics'], revision: 1 })
  expect(acceptedCategories(cookies, 2)).toEqual([])
})

test('the id of the proofs is read if it is valid', () => {
  const consentId = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(consentIdIn(cookieOf({ consentId }))).toBe(consentId)
  for (const wrong of [
    cookieOf({ consentId: 'x' }),
    cookieOf({ consentId: [consentId] }),
    cookieOf('x'),
    'cc_cookie=%7B',
  ])
    expect([wrong, consentIdIn(wrong)]).toEqual([wrong, null])
})

test.each([
  '',
  'cc_cookie=',
  'my_cc_cookie=%7B%22categories%22%3A%5B%22analytics%22%5D%2C%22revision%22%3A1%7D',
  'cc_cookie=%7Bbroken',
  'cc_cookie=%E0%A4%A',
  cookieOf({ categories: 'analytics', revision: 1 }),
  cookieOf({ revision: 1 }),
  cookieOf(null),
])('without a valid choice nothing is accepted: %s', (cookies) => {
  expect(acceptedCategories(cookies, 1)).toEqual([])
})
