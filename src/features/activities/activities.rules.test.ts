import { expect, test } from 'vitest'
import { inOrder, phaseAt, scheduleOf } from './activities.rules.ts'

const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })
const one = span('2026-11-10T20:00:00+08:00', '2026-12-20T22:00:00+08:00')
const other = span('2026-12-12T20:00:00+08:00', '2026-12-12T23:00:00+08:00')

test.each([
  ['2026-11-10T11:59:59.999Z', 'coming'],
  ['2026-11-10T12:00:00.000Z', 'running'],
  ['2026-12-20T13:59:59.999Z', 'running'],
  ['2026-12-20T14:00:00.000Z', 'past'],
])('at %s the activity is %s', (moment, phase) => expect(phaseAt(one, new Date(moment))).toBe(phase))

test('the schedule changes whenever an activity starts or ends', () => {
  const schedule = scheduleOf([one, other])
  let now = new Date('2026-11-01T00:00:00Z')
  const states = [schedule.stateAt(now)]
  while (schedule.untilNext(now) !== Number.POSITIVE_INFINITY) {
    now = new Date(now.getTime() + schedule.untilNext(now))
    states.push(schedule.stateAt(now))
  }
  expect(states).toEqual(['coming,coming', 'running,coming', 'running,running', 'running,past', 'past,past'])
})

test('running activities sort by end, coming ones by start, past ones from the latest end', () => {
  const long = span('2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z')
  const short = span('2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z')
  expect(inOrder([long, short], 'running')).toEqual([short, long])
  expect(inOrder([short, long], 'coming')).toEqual([long, short])
  expect(inOrder([short, long], 'past')).toEqual([long, short])
})
