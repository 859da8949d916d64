import { expect, test } from 'vitest'
import { readPhoneNumber } from './phone-number.ts'

test.each([
  ['MY', '+60123456789', ['012-345 6789', '+60 12-345 6789', '6 012-345 6789', '60123456789', '(+60) 12 345 6789']],
  ['MY', '+601171234567', ['0117 123 4567', '+60 117-123 4567']],
  ['TH', '+66812345678', ['081 234 5678', '+66 (0)81 234 5678', '660812345678', '001 66 81 234 5678', '๐๘๑-๒๓๔-๕๖๗๘']],
  ['SG', '+6591234567', ['9123 4567', '0065 9123 4567', '９１２３４５６７', '9123 4567 ext 5', '‎+65 9123 4567‬']],
  ['SG', '+6580671234', ['8067 1234']],
] as const)('all forms of a mobile number of %s are one: %s', (region, number, forms) => {
  for (const form of forms) expect(readPhoneNumber(form, region), form).toEqual({ number })
})

test.each([
  ['MY', '0111234567', 'invalid'],
  ['MY', '016-2329 9692', 'invalid'],
  ['MY', '03-1234 5678', 'invalid'],
  ['SG', '6123 4567', 'not_mobile'],
  ['SG', '3123 4567', 'not_mobile'],
  ['TH', '+65 9123 4567', 'other_region'],
  ['SG', 'call me 9123 4567', 'invalid'],
  ['SG', '', 'invalid'],
  ['SG', '9'.repeat(5000), 'invalid'],
] as const)('%s %s is refused as %s', (region, text, fault) => {
  expect(readPhoneNumber(text, region)).toMatchObject({ fault })
})

test('a refused number is known by its first digits alone', () => {
  expect(readPhoneNumber('6123 4567', 'SG')).toEqual({ fault: 'not_mobile', prefix: '612' })
  expect(readPhoneNumber('call me', 'SG')).toEqual({ fault: 'invalid', prefix: '' })
})
