import { expect, test } from 'vitest'
import { shapeOf } from './schema-shape.ts'

test('a short object stands on one line, with a question mark where a field may be missing', () => {
  const schema = { type: 'object', properties: { id: { type: 'string' }, cost: { enum: [1, 2] } }, required: ['id'] }
  expect(shapeOf(schema as never)).toBe('{ id: string, cost?: 1 | 2 }')
})

test('a long object has a line a field, indented by its depth', () => {
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'number' }]))
  const schema = { type: 'object', properties: { inner: { type: 'object', properties, required: names } } }
  expect(
    shapeOf(schema as never)
      .split('\n')
      .slice(0, 3),
  ).toEqual(['{', '  inner?: {', '    first: number'])
})

test('limits stand in brackets, and lists of anything limited keep theirs together', () => {
  const text = { type: 'string', minLength: 1, maxLength: 80 }
  expect(shapeOf(text as never)).toBe('string (1-80 characters)')
  expect(shapeOf({ type: 'array', items: text } as never)).toBe('(string (1-80 characters))[]')
  expect(shapeOf({ type: 'array', items: { enum: ['a', 'b'] }, contains: { const: 'a' } } as never)).toBe(
    '("a" | "b")[] (with "a")',
  )
  expect(shapeOf({ type: 'integer', minimum: 0 } as never)).toBe('integer (at least 0)')
})

test('what may be null says so, and a map says what it holds', () => {
  expect(shapeOf({ anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] } as never)).toBe(
    'string (uuid) | null',
  )
  expect(shapeOf({ type: 'object', additionalProperties: { type: 'number' } } as never)).toBe('{ [key]: number }')
})
