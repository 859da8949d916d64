import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutDescriptions, withPureSchemas } from './leave-schemas-out.ts'

const trimmed = (code: string) => withoutDescriptions(code, parseAst(code))

test('of a call its path stays', () => {
  const code = `export const calls = { like: defineCall({ path: '/like', summary: 'Likes it', input: v.object({ id }), output: v.number(), errors: ['gone'] }) }`
  expect(trimmed(code)).toBe(`export const calls = { like: defineCall({ path: '/like' }) }`)
})

test('what is no call stays as it is', () => {
  const code = `export const form = { summary: 'kept', input: make({ output: 1 }) }`
  expect(trimmed(code)).toBe(code)
})

test('a call that shares its description with others keeps it', () => {
  const code = `export const calls = { like: defineCall(likeCall), hate: defineCall({ ...shared, path: '/hate' }) }`
  expect(trimmed(code)).toBe(code)
})

test('schemas and calls are marked as what may be dropped, those within others too', () => {
  const code = `const a = v.array(v.string())\nexport const calls = { like: defineCall({ path: '/like' }) }\nrun(v)`
  const pure = '/* @__PURE__ */ '
  expect(withPureSchemas(code, parseAst(code))).toBe(
    `const a = ${pure}v.array(${pure}v.string())\nexport const calls = { like: ${pure}defineCall({ path: '/like' }) }\nrun(v)`,
  )
})

test('what the file itself makes schemas with may be dropped too, but not what a function does', () => {
  const code = `const words = (longest) => { count(longest); return v.maxLength(longest) }\nconst title = words(120)`
  const pure = '/* @__PURE__ */ '
  expect(withPureSchemas(code, parseAst(code))).toBe(
    `const words = (longest) => { count(longest); return ${pure}v.maxLength(longest) }\nconst title = ${pure}words(120)`,
  )
})
