import { expect, test } from 'vitest'
import { changeWay, itemsByLineups } from './champions.rules.ts'

test.each([
  ['0.85', '0.90', 'up'],
  ['0 / 70', '0 / 60', 'down'],
  ['350 / 400 / 450', '375 / 425 / 475', 'up'],
  ['340 / 510 / 4000', '360 / 540 / 4000', 'up'],
  ['+10%', '+8%', 'down'],
  ['−5', '-3', 'up'],
  ['260 / 390', '270 / 380', null],
  ['3 seconds', 'until the end', null],
  ['none', 'both', null],
] as const)('%s becoming %s goes %s', (from, to, way) => {
  expect(changeWay({ from, to })).toBe(way)
})

test('items of more lineups come first, each counted once a lineup', () => {
  const lineups = [{ items: ['a', 'b', 'b'] }, { items: ['c', 'a'] }, { items: ['c'] }, { items: [] }]
  expect(itemsByLineups(lineups)).toEqual(['a', 'c', 'b'])
})
