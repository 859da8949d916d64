import type { JsonSchema } from '@valibot/to-json-schema'

/** Longest object on one line, in characters. */
const longestLine = 72

/** A JSON schema in TypeScript notation: `{ id: string, cost?: 1 | 2 }`. */
export function shapeOf(schema: JsonSchema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((each) => shapeOf(each, indent)).join(' | ')
  if (schema.type === 'array') return arrayShape(schema, indent)
  if (schema.type === 'object') return objectShape(schema, indent)
  return `${schema.type ?? 'any'}${limitsOf(schema)}`
}

function arrayShape({ items = true, contains }: JsonSchema, indent: string): string {
  const item = shapeOf(items as JsonSchema, indent)
  const list = item.includes(' ') && !item.endsWith('}') ? `(${item})[]` : `${item}[]`
  return contains === undefined ? list : `${list} (with ${shapeOf(contains as JsonSchema)})`
}

function objectShape({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field as JsonSchema, inner)}`,
  )
  if (typeof additionalProperties === 'object') fields.push(`[key]: ${shapeOf(additionalProperties, inner)}`)
  const line = `{ ${fields.join(', ')} }`
  if (line.length <= longestLine && !line.includes('\n')) return fields.length > 0 ? line : '{}'
  return `{\n${fields.map((field) => inner + field).join('\n')}\n${indent}}`
}

/** Limits in brackets: (uuid), (1-80 characters), (0-10000). */
function limitsOf({ format, pattern, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const limits = [format, pattern, rangeOf(minLength, maxLength, ' characters'), rangeOf(minimum, maximum, '')].filter(
    Boolean,
  )
  return limits.length > 0 ? ` (${limits.join(', ')})` : ''
}

function rangeOf(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return `at least ${from}${unit}`
  return from === undefined ? `at most ${to}${unit}` : `${from}-${to}${unit}`
}
