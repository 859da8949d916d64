import { expect, test } from 'vitest'
import { lackOf } from './incomplete-match.ts'

const unit = (items: string[]) => ({ id: 'TFT15_Ezreal', stars: 2, items })
const whole = { units: [unit(['TFT_Item_BlueBuff'])], traits: [{ id: 'TFT15_Bastion', tier: 1 }] }
const empty = { units: [], traits: [] }
/** Eight boards, of which the last ones are as given. */
const match = (count: number, board: typeof whole) => [...Array(8 - count).fill(whole), ...Array(count).fill(board)]

test.each([
  ['no units', empty, 'most boards have no units'],
  ['no active trait', { ...whole, traits: [] }, 'most boards with units have no active trait'],
  ['no item', { ...whole, units: [unit([])] }, 'most boards with units have no item'],
])('a match is incomplete when more than half of its boards have %s', (_, board, reason) => {
  expect(lackOf(match(4, board))).toBeNull()
  expect(lackOf(match(5, board))).toBe(reason)
  expect(lackOf(match(8, board))).toBe(reason)
})

test('traits and items are expected of boards with units alone', () => {
  const bare = { units: [unit([])], traits: [] }
  expect(lackOf([...Array(4).fill(empty), ...Array(2).fill(whole), ...Array(2).fill(bare)])).toBeNull()
  expect(lackOf([...Array(4).fill(empty), whole, ...Array(3).fill(bare)])).not.toBeNull()
})
