import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingErrors } from './spelling.rules.ts'

test.each([
  ['arhi', 'ahri', { errors: 1, isWhole: true }],
  ['katrina', 'katarina', { errors: 1, isWhole: true }],
  ['catarina', 'katarina', { errors: 1, isWhole: true }],
  ['mordekasier', 'mordekaiser', { errors: 1, isWhole: true }],
  ['seraphni', 'seraphine', { errors: 2, isWhole: true }],
  ['kateri', 'katarina', { errors: 1, isWhole: false }],
  ['ketoro', 'katarina', null],
  ['jixn', 'jax', null],
])('%s as %s has %j', (query, meant, errors) => {
  expect(spellingErrors(query, meant)).toEqual(errors)
})

test('a query or a word of less than four letters is never misspelt', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4}$/), fc.nat(3), (long, place) => {
      const short = long.slice(0, place) + long.slice(place + 1)
      expect(spellingErrors(short, long)).toBeNull()
      expect(spellingErrors(long, short)).toBeNull()
    }),
  )
})

test('a letter that is missing, wrong, extra or swapped is one error', () => {
  const change = fc.constantFrom(
    (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
    (text: string, at: number) => `${text.slice(0, at)}z${text.slice(at + 1)}`,
    (text: string, at: number) => `${text.slice(0, at)}z${text.slice(at)}`,
    (text: string, at: number) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-y]{5,14}$/), fc.nat(), change, (meant, place, spoil) => {
      const typed = spoil(meant, place % (meant.length - 1))
      expect(spellingErrors(typed, meant)?.errors).toBe(typed === meant ? 0 : 1)
    }),
  )
})
