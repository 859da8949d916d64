import { expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { number } from './text-runtime.ts'

test.each(languages)('numbers in %s are written as the language writes them', (language) => {
  for (const value of [0, 7, 60, 999, 1000, 11_891, -3, 0.5]) {
    expect(number(language, value, 0)).toBe(new Intl.NumberFormat(language).format(value))
  }
})

test('an offset is taken off', () => {
  expect(number('en', 1001, 1)).toBe('1,000')
  expect(number('en', 3, 1)).toBe('2')
})
