import { expect, test } from 'vitest'
import { nearestLineups } from './nearest-lineups.rules.ts'

const units = (...ids: string[]) => ids.map((id) => ({ champion: id.replace('!', ''), isCarry: id.endsWith('!') }))
const lineup = (id: string, ...ids: string[]) => ({ id, units: units(...ids) })
const near = (board: string[], lineups: ReturnType<typeof lineup>[]) =>
  nearestLineups(units(...board), lineups, 3).map(({ lineup: { id } }) => id)

test('the lineup that shares the most comes first', () => {
  const lineups = [lineup('two', 'a', 'b', 'x', 'y'), lineup('three', 'a', 'b', 'c', 'y')]
  expect(near(['a', 'b', 'c'], lineups)).toEqual(['three', 'two'])
})

test('of two that share as many, the one that shares its carry comes first', () => {
  const lineups = [lineup('other', 'a', 'b', 'x!', 'y'), lineup('carry', 'a!', 'b', 'x', 'y')]
  expect(near(['a', 'b', 'c'], lineups)).toEqual(['carry', 'other'])
})

test('a small lineup that is nearly whole comes before a large one', () => {
  const lineups = [lineup('large', 'a', 'b', 'p', 'q', 'r', 's', 't'), lineup('small', 'a', 'b', 'p')]
  expect(near(['a', 'b'], lineups)).toEqual(['small', 'large'])
})

test('one shared champion is near only to a board of one', () => {
  expect(near(['a', 'c'], [lineup('one', 'a', 'x')])).toEqual([])
  expect(near(['a'], [lineup('one', 'a', 'x')])).toEqual(['one'])
  expect(near([], [lineup('one', 'a', 'x')])).toEqual([])
})

test('it says what is shared and what is missing, each champion once', () => {
  const [only] = nearestLineups(units('a', 'a', 'b'), [lineup('one', 'a', 'a', 'b', 'c')], 3)
  expect(only).toMatchObject({ shared: ['a', 'b'], missing: ['c'] })
})
