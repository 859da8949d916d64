import { expect, test } from 'vitest'
import { isOfComposition, optionAfter } from './combobox.rules.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
])('%s at option %i of three leads to %s', (key, active, next) => {
  expect(optionAfter(key, active, 3)).toBe(next)
})

test('without options every key is the field’s', () => {
  expect(optionAfter('ArrowDown', -1, 0)).toBeUndefined()
})

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('a key %j belongs to an input method: %s', (event, isIts) => {
  expect(isOfComposition(event)).toBe(isIts)
})
