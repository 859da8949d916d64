import { expect, test } from 'vitest'
import { readEmail, sameEmail } from './email-address.ts'

test.each([
  'ann@example.com',
  "o'neil@example.com",
  'a&b@example.com',
  'somchai@xn--o3cw4h.com',
  ' ann+news@mail.example.co.th ',
])('%s is an address', (text) => expect(readEmail(text)).toBe(text.trim()))

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@localhost',
  'ann@b.co\nbcc: bob@b.co',
  'ann b@c.de',
  'ann@b.co,bob@b.co',
  `${'a'.repeat(250)}@b.co`,
])('%j is none', (text) => expect(readEmail(text)).toBeNull())

test('however it is written, an address is one', () => {
  expect(sameEmail('Ann@Example.com')).toBe(sameEmail('ann@example.COM'))
})
