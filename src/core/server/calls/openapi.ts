import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { languageFacts, languages } from '#src/core/languages.ts'
import type { BoundCalls } from './handle.ts'

interface Content {
  'application/json': { schema: JsonSchema }
}
interface Response {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content: Content
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters: { $ref: string }[]
  requestBody: { required: boolean; content: Content }
  /** By HTTP status; the description names the keys of the error table. */
  responses: Record<string, Response>
}
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, { post: Operation }>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, object> }
}

/** Failures of any call, listed in its contract or not. */
export const failuresOfAnyCall = [
  'invalid_request',
  'illegal_request',
  'request_too_large',
  'wrong_content_type',
  'unknown_game',
  'unknown_language',
  'too_many_requests',
  'unexpected',
  'system_busy',
]

/** The OpenAPI 3.1 document. Throws on schemas without a JSON Schema and on unknown errors. */
export function openApiOf(calls: BoundCalls, errors: ErrorTable, title: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Every call is a POST of a JSON object; every answer is the envelope { code, msg, data, seq }, of the game-login host { ret, msg, seq } with its fields beside them.',
    },
    paths: Object.fromEntries([...calls.values()].map(({ call }) => [call.path, { post: operationOf(call, errors) }])),
    components: {
      schemas: { Failure: failureSchema, LoginFailure: loginFailureSchema },
      parameters: { Language: languageHeader },
    },
  }
}

const told = {
  msg: { type: 'string', description: 'For engineers; a refused body is told with its first wrong field' },
  seq: { type: 'string', description: 'Request id, by which the operator finds the request in the log' },
} as const

/** Answer of a failed call. */
const failureSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'msg', 'data', 'seq'],
  properties: {
    code: { type: 'integer', description: 'Row of the error table; never 0' },
    ...told,
    data: { type: 'null' },
  },
}

/** Answer of a failed call of the game-login host. */
const loginFailureSchema: JsonSchema = {
  type: 'object',
  required: ['ret', 'msg', 'seq'],
  properties: { ret: { type: 'integer', description: 'Row of the error table; never 0' }, ...told },
}

const languageHeader = {
  name: 'X-Language',
  in: 'header',
  description: 'Language of names and texts; English where it is missing',
  schema: { type: 'string', enum: [...languages.map((each) => languageFacts[each].wire), ...languages], default: 'EN' },
}

function operationOf(call: Call, errors: ErrorTable): Operation {
  const [, , group = ''] = call.path.split('/')
  const input = schemaOf(call.input, 'input')
  return {
    operationId: call.path.replace('/api/', '').replace(/\W+/g, '_'),
    tags: [group],
    summary: call.summary,
    parameters: [{ $ref: '#/components/parameters/Language' }],
    requestBody: { required: (input.required ?? []).length > 0, content: { 'application/json': { schema: input } } },
    responses: {
      ...failuresOf([...call.errors, ...failuresOfAnyCall], errors, call),
      200: success(call, errors),
    },
  }
}

/** Status 200, including outcomes that are no failure, such as "not signed in". */
function success(call: Call, errors: ErrorTable): Response {
  const own = successOf(call)
  const others = rowsOf(call.errors, errors).filter(({ status }) => status === 200)
  if (others.length === 0) return { description: 'Success', content: { 'application/json': { schema: own } } }
  return {
    description: `Success, or ${rowsText(others)}`,
    content: { 'application/json': { schema: { anyOf: [own, failureSchemaOf(others, call)] } } },
  }
}

function successOf({ output, envelope }: Call): JsonSchema {
  const data = schemaOf(output, 'output')
  const rest = { msg: { type: 'string' }, seq: { type: 'string' } } as const
  if (envelope === 'ret') {
    const properties = { ret: { const: 0 }, ...rest, ...data.properties }
    return { type: 'object', required: ['ret', 'msg', 'seq', ...(data.required ?? [])], properties }
  }
  return {
    type: 'object',
    required: ['code', 'msg', 'data', 'seq'],
    properties: { code: { const: 0 }, ...rest, data },
  }
}

/** One response per status: several failures may share one. */
function failuresOf(keys: readonly string[], errors: ErrorTable, call: Call): Record<string, Response> {
  const rows = rowsOf(keys, errors)
  const statuses = [...new Set(rows.map(({ status }) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const own = rows.filter((row) => row.status === status)
      return [status, failureOf(status, own, call)]
    }),
  )
}

interface ErrorRow {
  key: string
  code: number
  status: number
}

const rowsOf = (keys: readonly string[], errors: ErrorTable): ErrorRow[] =>
  [...new Set(keys)].map((key) => {
    if (!errors[key]) throw new Error(`The error ${key} is not in the table`)
    return { key, ...errors[key] }
  })

const rowsText = (rows: ErrorRow[]): string => rows.map(({ key, code }) => `${code} ${key}`).join(', ')

const failureOf = (status: number, rows: ErrorRow[], call: Call): Response => ({
  description: rowsText(rows),
  ...([429, 503].includes(status) && {
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  }),
  content: { 'application/json': { schema: failureSchemaOf(rows, call) } },
})

const failureSchemaOf = (rows: ErrorRow[], { envelope }: Call): JsonSchema => ({
  allOf: [
    { $ref: `#/components/schemas/${envelope === 'ret' ? 'LoginFailure' : 'Failure'}` },
    { properties: { [envelope ?? 'code']: { enum: rows.map(({ code }) => code) } } },
  ],
})

/** Converts a valibot schema; leaves out what JSON Schema cannot express (checks and transforms). */
export function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    ignoreActions: ['check', 'transform', 'raw_transform'],
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'includes' && jsonSchema.type === 'array'
        ? containing(jsonSchema, valibotAction as { requirement?: string })
        : undefined,
  })
  return rest
}

/** A list that must contain a value; the library writes a pattern for `includes`. */
function containing({ pattern: _, ...list }: JsonSchema, action: { requirement?: string }): JsonSchema {
  return { ...list, contains: { const: action.requirement } }
}
