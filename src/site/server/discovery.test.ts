import { expect, test } from 'vitest'
import { securityText } from './discovery.ts'

const origin = 'https://encore.example'
const contact = 'mailto:security@encore.example'
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )

test('security.txt has the fields of RFC 9116, and the rules for finders if there are any', () => {
  const now = new Date('2026-11-28T17:00:00Z')
  const policy = 'https://encore.example/en/disclosure'
  const fields = {
    Contact: contact,
    Expires: '2027-05-30T00:00:00Z',
    'Preferred-Languages': 'en, zh, th, ms',
    Canonical: 'https://encore.example/.well-known/security.txt',
  }
  expect(fieldsOf(securityText(origin, { contact }, now))).toMatchObject(fields)
  expect(securityText(origin, { contact }, now)).not.toContain('Policy')
  expect(fieldsOf(securityText(origin, { contact, policy }, now))).toMatchObject({ ...fields, Policy: policy })
})

test.each(['2026-01-01T00:00:00Z', '2027-08-31T23:59:59Z'])('asked at %s, it is good for less than a year', (time) => {
  const now = new Date(time)
  const days = (Date.parse(fieldsOf(securityText(origin, { contact }, now)).Expires) - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(365)
})
