import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineCall } from '#src/core/call.ts'
import { coreErrors } from '#src/core/errors.ts'
import { failuresOfAnyCall, openApiOf } from './openapi.ts'

const errors = { ...coreErrors, squad_full: { code: 430001, status: 409 }, already_in: { code: 430002, status: 409 } }
const joinSquad = defineCall({
  path: '/api/squads/join',
  summary: 'Joins a squad',
  input: v.strictObject({
    invite: v.pipe(
      v.string(),
      v.length(10),
      v.check((text) => text !== '', 'is empty'),
    ),
    note: v.optional(v.string()),
    roles: v.pipe(v.array(v.string()), v.includes('member')),
  }),
  output: v.object({ members: v.nullable(v.number()) }),
  errors: ['squad_full', 'already_in'],
})

const describeCalls = (...calls: (typeof joinSquad)[]) =>
  openApiOf(new Map(calls.map((call) => [call.path, { call, run: async () => null } as never])), errors, 'Squads')
const { post: operation } = describeCalls(joinSquad).paths['/api/squads/join']!

test('a call is described with its input: what it requires, what it limits, what it may not hold', () => {
  expect(operation).toMatchObject({ operationId: 'squads_join', tags: ['squads'], summary: 'Joins a squad' })
  expect(operation.requestBody).toEqual({
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            invite: { type: 'string', minLength: 10, maxLength: 10 },
            note: { type: 'string' },
            roles: { type: 'array', items: { type: 'string' }, contains: { const: 'member' } },
          },
          required: ['invite', 'roles'],
          additionalProperties: false,
        },
      },
    },
  })
})

test('a success is the envelope with code 0 and the call’s output', () => {
  expect(operation.responses[200]!.content['application/json'].schema.properties).toMatchObject({
    code: { const: 0 },
    data: { type: 'object', properties: { members: { anyOf: [{ type: 'number' }, { type: 'null' }] } } },
  })
})

test('a call of the game-login host fails in its own envelope, and what is no fault stands beside its success', () => {
  const check = {
    ...joinSquad,
    path: '/api/game-login/check',
    envelope: 'ret',
    errors: ['squad_full', 'nobody'],
  } as const
  const rows = { ...errors, nobody: { code: 410007, status: 200 } }
  const bound = new Map([[check.path, { call: check, run: async () => null } as never]])
  const { responses } = openApiOf(bound, rows, 'Squads').paths[check.path]!.post
  expect(responses[409]!.content['application/json'].schema).toEqual({
    allOf: [{ $ref: '#/components/schemas/LoginFailure' }, { properties: { ret: { enum: [430001] } } }],
  })
  expect(responses[200]).toMatchObject({
    description: 'Success, or 410007 nobody',
    content: {
      'application/json': {
        schema: {
          anyOf: [{ properties: { ret: { const: 0 } } }, { allOf: [{}, { properties: { ret: { enum: [410007] } } }] }],
        },
      },
    },
  })
})

test('failures are told by status, those of the contract and those of any call, with their codes', () => {
  expect(operation.responses[409]).toMatchObject({
    description: '430001 squad_full, 430002 already_in',
    content: {
      'application/json': { schema: { allOf: [{}, { properties: { code: { enum: [430001, 430002] } } }] } },
    },
  })
  // '400001 invalid_request, 400005 unknown_game'
  const named = Object.values(operation.responses).flatMap(({ description }) => description.match(/(?<=\d )\w+/g) ?? [])
  for (const key of failuresOfAnyCall) expect(named.filter((each) => each === key)).toEqual([key])
  expect(operation.responses[503]!.headers).toHaveProperty('Retry-After')
})

test('an error code that the table lacks stops the description', () => {
  const stray = { ...joinSquad, path: '/api/squads/leave', errors: ['squad_gone'] } as never
  expect(() => describeCalls(stray)).toThrow('The error squad_gone is not in the table')
})
