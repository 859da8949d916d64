import { texts } from 'virtual:texts'
import { afterEach, expect, test } from 'vitest'
import { errorKey } from './text.ts'

const planted = ['one.errors.planted', 'other.errors.planted', 'errors.planted']
afterEach(() => {
  for (const key of planted) delete texts.en[key]
})

const plant = (...keys: string[]) => Object.assign(texts.en, Object.fromEntries(keys.map((key) => [key, () => key])))

test('an error of two slices has the text of the slice that is asked for', () => {
  plant('one.errors.planted', 'other.errors.planted')
  expect(errorKey('planted', ['one'])).toBe('one.errors.planted')
  expect(errorKey('planted', ['other', 'one'])).toBe('other.errors.planted')
})

test('the text that every page knows goes first, and without any text an error is unexpected', () => {
  plant('one.errors.planted', 'errors.planted')
  expect(errorKey('planted', ['one'])).toBe('errors.planted')
  expect(errorKey('no_such_error', ['one'])).toBe('errors.unexpected')
  expect(errorKey('code_wrong')).toBe('errors.unexpected')
})
