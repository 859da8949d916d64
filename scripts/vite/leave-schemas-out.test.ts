import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutDescriptions } from './leave-schemas-out.ts'

const trimmed = (code: string) => withoutDescriptions(code, parseAst(code))

test('of a call its path and errors stay', () => {
  const code = `export const calls = { like: defineCall({ path: '/like', summary: 'Likes it', input: v.object({ id }), output: v.number(), errors: ['gone'] }) }`
  expect(trimmed(code)).toBe(`export const calls = { like: defineCall({ path: '/like', errors: ['gone'] }) }`)
})

test('what is no call stays as it is', () => {
  const code = `export const form = { summary: 'kept', input: make({ output: 1 }) }`
  expect(trimmed(code)).toBe(code)
})

test('a call that shares its description with others keeps it', () => {
  const code = `export const calls = { like: defineCall(likeCall), hate: defineCall({ ...shared, path: '/hate' }) }`
  expect(trimmed(code)).toBe(code)
})
