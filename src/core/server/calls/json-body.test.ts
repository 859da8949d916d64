import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeeper } from './json-body.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('the depth of a text is that of its value, whatever stands in its strings', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const [json, depth] = [JSON.stringify(value), depthOf(value)]
      expect(isDeeper(json, depth)).toBe(false)
      if (depth > 0) expect(isDeeper(json, depth - 1)).toBe(true)
    }),
  )
  expect(isDeeper('"[[[[" ', 1)).toBe(false)
  expect(isDeeper(String.raw`"\"[[[["`, 1)).toBe(false)
})

test('millions of brackets, and strings that never end, are answered at once', () => {
  for (const text of ['['.repeat(5e6), '{"a":'.repeat(1e6), `"${'\\'.repeat(5e6)}`, '"'.repeat(5e6)]) {
    expect(isDeeper(text, 100)).toBe(!text.startsWith('"'))
  }
})
