import { expect, test } from 'vitest'
import { formatMoment, momentOf } from './timestamps.ts'

test.each([
  ['YYYY-MM-DD', 'Asia/Singapore', '2024-08-08'],
  ['YYYY-MM-DD HH:mm:ss', 'Asia/Singapore', '2024-08-08 08:00:00'],
  ['DD/MM HH:mm', 'UTC', '08/08 00:00'],
  ['YYYY.MM.DD', 'America/Los_Angeles', '2024.08.07'],
  ['mm:ss', 'Asia/Kathmandu', '45:00'],
])('a moment as %s in %s', (format, timeZone, text) => {
  expect(formatMoment(momentOf('1723075200'), format, timeZone)).toBe(text)
})

test('ten digits are seconds, thirteen are milliseconds', () => {
  expect(momentOf('1723075200').toISOString()).toBe('2024-08-08T00:00:00.000Z')
  expect(momentOf('1723075200123').toISOString()).toBe('2024-08-08T00:00:00.123Z')
})
