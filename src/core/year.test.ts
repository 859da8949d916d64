import fc from 'fast-check'
import { expect, test } from 'vitest'
import { untilNextYear, yearIn } from './year.ts'

const [second, hour] = [1000, 60 * 60 * 1000]

test.each([
  ['Asia/Singapore', '2026-12-31T15:59:59.000Z', second],
  ['Asia/Singapore', '2026-12-31T16:00:00.000Z', 365 * 24 * hour],
  ['Asia/Singapore', '2027-12-31T16:00:00.000Z', 366 * 24 * hour],
  ['Asia/Kolkata', '2026-12-31T18:00:00.000Z', hour / 2],
  ['Pacific/Kiritimati', '2026-12-31T09:59:59.999Z', 1],
  ['America/New_York', '2026-12-31T16:00:00.000Z', 13 * hour],
  // the zone skipped 30 December 2011
  ['Pacific/Apia', '2011-12-29T10:00:00.000Z', 48 * hour],
])('in %s at %s the next year begins in %d ms', (timeZone, moment, milliseconds) => {
  expect(untilNextYear(timeZone, new Date(moment))).toBe(milliseconds)
})

test('whatever the moment and the zone, the year is one more then and was the same until then', () => {
  const zones = fc.constantFrom('Asia/Bangkok', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Kathmandu', 'UTC')
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const turn = moment.getTime() + untilNextYear(zone, moment)
      expect(yearIn(zone, turn - 1)).toBe(yearIn(zone, moment))
      expect(Number(yearIn(zone, turn))).toBe(Number(yearIn(zone, moment)) + 1)
    }),
  )
})
