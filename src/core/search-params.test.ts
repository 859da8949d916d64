import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { freeText, oneOf, parseSearch, stringifySearch } from './search-params.ts'

test('values of a query stay text, empty ones are dropped, of a doubled name the last one counts', () => {
  expect(parseSearch('?id=1&b=true&c=&d=%7B%7D&id=2')).toEqual({ id: '2', b: 'true', d: '{}' })
})

test('a query is written sorted and without absent values', () => {
  expect(stringifySearch({ b: 2, a: 'x y', c: undefined, d: null, e: '' })).toBe('?a=x+y&b=2')
  expect(stringifySearch({})).toBe('')
  expect(stringifySearch({ a: undefined })).toBe('')
})

test('any text reads as a query, and reads the same once written', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      const read = parseSearch(text)
      expect(parseSearch(stringifySearch(read))).toEqual(read)
    }),
    { numRuns: 2000 },
  )
})

test('a known value is found by its text', () => {
  expect(oneOf([1, 2, 3], '2')).toBe(2)
  expect(oneOf(['gold', 'silver'], 'gold')).toBe('gold')
  expect(oneOf([1, 2, 3], '2.0')).toBeUndefined()
  expect(oneOf(['gold'], undefined)).toBeUndefined()
})

test('free text has no control characters and no more than its length, counted in characters', () => {
  expect(freeText(' a\u0000b\n ', 10)).toBe('ab')
  expect(freeText('安妮安妮', 2)).toBe('安妮')
  expect(freeText('🎸🎸🎸', 2)).toBe('🎸🎸')
  expect(freeText('\u0007 \t', 10)).toBeUndefined()
  expect(freeText(5, 10)).toBeUndefined()
})

test('free text that was read once reads the same again', () => {
  expect(freeText('ab cd', 3)).toBe('ab')
  assert(
    property(string({ unit: 'binary', maxLength: 60 }), (text) => {
      const read = freeText(text, 20)
      expect(freeText(read, 20)).toBe(read)
    }),
    { numRuns: 2000 },
  )
})
