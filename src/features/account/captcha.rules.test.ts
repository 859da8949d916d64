import { expect, test } from 'vitest'
import { isAttack, workFactor } from './captcha.rules.ts'

test.each([
  [{ entered: 0, wrong: 0 }, false],
  [{ entered: 19, wrong: 19 }, false],
  [{ entered: 20, wrong: 6 }, false],
  [{ entered: 20, wrong: 7 }, true],
  [{ entered: 1000, wrong: 300 }, false],
  [{ entered: 1000, wrong: 301 }, true],
])('over 30 % wrong codes of at least twenty are an attack: %j', (entries, expected) => {
  expect(isAttack(entries)).toBe(expected)
})

const none = { entered: 0, wrong: 0 }
const attackBy = (wrong: number) => ({ entered: wrong, wrong })

test('the work doubles with each failure of a network, up to minutes, and right codes make up for wrong ones', () => {
  const factors = [0, 3, 4, 6, 14, 1000].map((wrong) => workFactor({ entered: wrong, wrong }, none))
  expect(factors).toEqual([1, 1, 2, 8, 2048, 2048])
  expect(workFactor({ entered: 20, wrong: 10 }, none)).toBe(1)
  expect(workFactor({ entered: 16, wrong: 10 }, none)).toBe(2)
})

test('the work grows with an attack on all, and stays bearable for a phone', () => {
  expect([19, 20, 61, 100_000].map((wrong) => workFactor(none, attackBy(wrong)))).toEqual([1, 2, 8, 8])
})
