import { expect, test } from 'vitest'
import { ofField, toField } from './moment-field.ts'

test('a field for date and time names the same minute there and back', () => {
  const instant = '2026-11-22T10:34:00.000Z'
  expect(ofField(toField(instant))).toBe(instant)
  expect([toField(null), ofField('')]).toEqual(['', null])
})
