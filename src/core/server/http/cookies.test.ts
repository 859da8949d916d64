import { expect, test } from 'vitest'
import { cookieIn } from './cookies.ts'

test('a cookie is found by its whole name, wherever it stands, and is absent without a value', () => {
  const header = 'x-encore=1; encore=two=2;encore-more=3; empty='
  expect(['encore', 'encore-more', 'x-encore', 'empty', 'more'].map((name) => cookieIn(header, name))).toEqual([
    ...['two=2', '3', '1', undefined, undefined],
  ])
  expect([cookieIn(undefined, 'encore'), cookieIn('', 'encore')]).toEqual([undefined, undefined])
})
