import { expect, test } from 'vitest'
import { createOverload, lookMs } from './overload.ts'

const tells = (moments: number[]) => moments.map(createOverload())

test('one pause, seen for as long as a look holds, is no overload', () => {
  expect(tells([5000, 5001, 5400, 5000 + lookMs])).toEqual([false, false, false, false])
})

test('a loop that is slow for longer is, until it was well for a time', () => {
  expect(tells([0, 1000, 1600, 3000, 5900, 9000, 9001])).toEqual([false, false, true, true, true, false, false])
})

test('pauses far apart are no overload', () => {
  expect(tells([0, 4000, 8000, 12_000])).toEqual([false, false, false, false])
})
