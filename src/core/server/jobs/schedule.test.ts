import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilNextYear, yearIn } from '#src/core/year.ts'
import { onScheduledChange, type Schedule } from './schedule.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const years: Schedule = {
  stateAt: (now) => yearIn('Asia/Singapore', now),
  untilNext: (now) => untilNextYear('Asia/Singapore', now),
}
const aDay = 24 * 60 * 60 * 1000

test('acts at the very turn of each year in the zone, once, until it is stopped', () => {
  vi.setSystemTime('2026-12-01T00:00:00.000Z')
  const acts: string[] = []
  const turns = onScheduledChange(years, () => acts.push(new Date().toISOString()))
  vi.advanceTimersByTime(400 * aDay)
  expect(acts).toEqual(['2026-12-31T16:00:00.000Z', '2027-12-31T16:00:00.000Z'])
  turns.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock that was set past the turn is noticed within the hour', () => {
  vi.setSystemTime('2026-11-01T00:00:00.000Z')
  const act = vi.fn()
  onScheduledChange(years, act)
  vi.setSystemTime('2027-03-01T00:00:00.000Z')
  vi.advanceTimersByTime(60 * 60 * 1000)
  expect(act).toHaveBeenCalledTimes(1)
})
