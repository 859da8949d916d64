import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutDescriptions } from './leave-schemas-out.ts'

const trimmed = (code: string) => withoutDescriptions(code, parseAst(code))

test('of a call its path and errors stay', () => {
  const code = `export const calls = { like: defineCall({ path: '/like', summary: 'Likes it', input: v.object({ id }), output: v.number(), errors: ['gone'] }) }`
  expect(trimmed(code)).toBe(
    `export const calls = { like: defineCall({ path: '/like', summary: 0, input: 0, output: 0, errors: ['gone'] }) }`,
  )
})

test('what is no call stays as it is', () => {
  const code = `export const form = { summary: 'kept', input: make({ output: 1 }) }`
  expect(trimmed(code)).toBe(code)
})
