import Fastify from 'fastify'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineCall, ok } from '#src/core/call.ts'
import { plainText } from '#src/core/texts/plain-text.ts'
import { bindCalls, handle } from './handle.ts'
import { addCalls } from './http.ts'

const calls = {
  find: defineCall({
    path: '/api/find',
    summary: 'Returns what it is given',
    input: v.object({
      keyword: v.optional(v.string(), ''),
      texts: v.optional(v.array(v.object({ title: v.pipe(v.string(), plainText()) })), []),
    }),
    output: v.object({ keyword: v.string(), titles: v.array(v.string()) }),
  }),
}

async function serve() {
  const app = Fastify({ genReqId: () => crypto.randomUUID() })
  const seqs = new Map<string, string>()
  const answered = handle(calls, {
    find: async ({ keyword, texts }, { idempotencyKey: key, seq = '' }) => {
      const answer = ok({ keyword, titles: texts.map(({ title }) => title) })
      if (key === undefined) return answer
      if (!seqs.has(key)) seqs.set(key, seq)
      return { ...answer, seq: seqs.get(key)! }
    },
  })
  addCalls(app, bindCalls([answered]), {
    errors: { invalid_request: { code: 400, status: 400 } },
    content: { gameId: '1', areaId: '1' },
    memberOf: async () => undefined,
    findAccount: async () => null,
    limitOf: () => ({ take: async () => 0 }),
  })
  return app
}

async function ask(body: object) {
  const app = await serve()
  const answer = await app.inject({ method: 'POST', url: '/api/find', payload: body })
  return [answer.statusCode, answer.json().data ?? answer.json().msg]
}

test.each([
  [{ keyword: 'a\0' }, 'keyword'],
  [{ keyword: 'a\udc00' }, 'keyword'],
  [{ texts: [{ title: 'ok' }, { title: '\0' }] }, 'texts.1.title'],
  [{ texts: [{ title: '\ud83d' }] }, 'texts.0.title'],
])('an input %j that PostgreSQL can’t store is refused by the name of its field', async (input, field) => {
  const [status, message] = await ask(input)
  expect([status, message]).toEqual([400, expect.stringContaining(`${field}: it must not hold NUL`)])
})

test('an input keeps its emoji, and loses control characters where it is a written text', async () => {
  const input = { keyword: 'a\b👩‍🚀', texts: [{ title: 'a\b👩‍🚀' }] }
  expect(await ask(input)).toEqual([200, { keyword: 'a\b👩‍🚀', titles: ['a👩‍🚀'] }])
})

test('an answer that repeats another one has its seq, and so the same bytes', async () => {
  const app = await serve()
  const send = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/api/find', payload: {}, headers })).body
  const [first, again] = [await send({ 'idempotency-key': 'a' }), await send({ 'idempotency-key': 'a' })]
  expect(again).toBe(first)
  expect(new Set([first, await send({ 'idempotency-key': 'b' }), await send({}), await send({})]).size).toBe(4)
})
