import { expect, test } from 'vitest'
import { isAttack } from './captcha.rules.ts'

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
