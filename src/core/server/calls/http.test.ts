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
    find: async ({ keyword, texts }, { language, idempotencyKey: key, seq = '' }) => {
      if (keyword === 'language') return ok({ keyword: language, titles: [] })
      const answer = ok({ keyword, titles: texts.map(({ title }) => title) })
      if (key === undefined) return answer
      if (!seqs.has(key)) seqs.set(key, seq)
      return { ...answer, seq: seqs.get(key)! }
    },
  })
  addCalls(app, bindCalls([answered]), {
    errors: {
      invalid_request: { code: 400, status: 400 },
      unknown_game: { code: 405, status: 400 },
      unknown_language: { code: 406, status: 400 },
    },
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

test.each<[body: object, headers: Record<string, string>, language: string | number]>([
  [{}, {}, 'en'],
  [{}, { 'x-language': '' }, 'en'],
  [{}, { 'x-language': 'TH' }, 'th'],
  [{ language: 'CN' }, { 'x-language': 'TH' }, 'zh'],
  [{ language: 'ms' }, {}, 'ms'],
  [{ language: 'EN' }, { 'x-language': 'KLINGON' }, 'en'],
  [{ language: 'KLINGON' }, { 'x-language': 'TH' }, 406],
  [{ language: 5 }, {}, 406],
  [{}, { 'x-language': 'KLINGON' }, 406],
  [{ gameid: '1' }, { 'x-gameid': '2' }, 'en'],
  [{ gameid: 1 }, {}, 'en'],
  [{ gameid: '2' }, { 'x-gameid': '1' }, 405],
  [{}, { 'x-gameid': '2' }, 405],
  [{}, { 'x-areaid': 'moon' }, 405],
])('the body %j with the headers %j is answered by %s', async (body, headers, expected) => {
  const payload = { keyword: 'language', ...body }
  const answer = await (await serve()).inject({ method: 'POST', url: '/api/find', payload, headers })
  const { code, data } = answer.json()
  expect([answer.statusCode, code || data.keyword]).toEqual([typeof expected === 'number' ? 400 : 200, expected])
})
