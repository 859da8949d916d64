import { expect, test } from 'vitest'
import { dayInWords, formatMoment, formatTag, momentInWords, momentOf, offsetName } from './timestamps.ts'

/** With plain spaces. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

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

test.each([
  ['Asia/Singapore', 'UTC+8'],
  ['Asia/Kathmandu', 'UTC+5:45'],
  ['America/St_Johns', 'UTC-2:30'],
  ['UTC', 'UTC'],
  ['America/Los_Angeles', 'UTC-7'],
])('the offset of %s in August is %s', (timeZone, name) => {
  expect(offsetName(momentOf('1723075200123'), timeZone)).toBe(name)
})

test.each([
  ['en', '4 Sep 2026', '4 Sep 2026, 00:05 (UTC+8)'],
  ['zh', '2026年9月4日', '2026年9月4日 00:05 (UTC+8)'],
  ['th', '4 ก.ย. 2569', '4 ก.ย. 2569 00:05 (UTC+8)'],
  ['ms', '4 Sep 2026', '4 Sep 2026, 00:05 (UTC+8)'],
] as const)('a day and a moment in words: %s', (language, day, moment) => {
  expect(spaced(dayInWords('2026-09-04', language))).toBe(day)
  expect(spaced(momentInWords(new Date('2026-09-03T16:05:00Z'), { language, timeZone: 'Asia/Singapore' }))).toBe(moment)
})

test.each(['en', 'th', 'ms'] as const)('a date in %s never breaks over lines', (language) => {
  expect(dayInWords('2026-09-04', language)).not.toContain(' ')
})

test.each([
  ['YYYY-MM-DD HH:mm', '17 Nov 2026, 03:00 (UTC+8)', '17 พ.ย. 2569 03:00 (UTC+8)'],
  ['HH:mm', '03:00 (UTC+8)', '03:00 (UTC+8)'],
  ['DD/MM/YYYY', '17/11/2026', '17/11/2569'],
  ['YYYY-MM-DD', '17 Nov 2026', '17 พ.ย. 2569'],
])('a tag as %s names its zone, and the year of its calendar', (format, en, th) => {
  const [moment, timeZone] = [momentOf('1794855600'), 'Asia/Singapore']
  expect(spaced(formatTag(moment, format, { language: 'en', timeZone }))).toBe(en)
  expect(spaced(formatTag(moment, format, { language: 'th', timeZone }))).toBe(th)
})

test('without a zone it is the clock of the process', () => {
  const moment = new Date('2026-11-16T19:00:00Z')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const format = 'YYYY-MM-DD HH:mm:ss'
  expect(formatTag(moment, format, { language: 'ms' })).toBe(formatTag(moment, format, { language: 'ms', timeZone }))
})
