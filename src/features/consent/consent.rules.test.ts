import { expect, test } from 'vitest'
import { consentDays, isAllowed } from './consent.rules.ts'

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
