import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import Fastify from 'fastify'
import { object } from 'valibot'
import { expect, test } from 'vitest'
import { defineCall } from '#src/core/call.ts'
import { packAnswers } from '../http/packed-responses.ts'
import { sendAnswer } from './envelope.ts'

const call = defineCall({ path: '/api/a', summary: '', input: object({}), output: object({}) })
const login = defineCall({ ...call, envelope: 'ret' })

/** Text and encoding of the same data sent twice. */
async function heardOf(data: object, accepted: string, asked: typeof call = call) {
  const app = Fastify({ genReqId: () => crypto.randomUUID() })
  packAnswers(app)
  app.post(asked.path, async (_, reply) => sendAnswer(reply, asked, data))
  const send = () => app.inject({ method: 'POST', url: asked.path, headers: { 'accept-encoding': accepted } })
  return [await send(), await send()].map(({ rawPayload, headers }) => {
    const encoding = headers['content-encoding']
    const bytes = encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding ? gunzipSync(rawPayload) : rawPayload
    return { encoding, vary: headers.vary, envelope: JSON.parse(bytes.toString()), length: rawPayload.length }
  })
}

test.each(['br', 'gzip', ''])('who accepts "%s" hears the same data each time, under another seq', async (accepted) => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.nat({ max: 70_000 }), async (value, length) => {
      const data = { value, text: 'ไทย '.repeat(length / 4) }
      const [first, again] = await heardOf(data, accepted)
      const heard = JSON.parse(JSON.stringify({ code: 0, msg: 'ok', data }))
      expect(first!.envelope).toEqual({ ...heard, seq: expect.stringMatching(/^[\w-]{36}$/) })
      expect(again!.envelope).toEqual({ ...first!.envelope, seq: again!.envelope.seq })
      expect(again!.envelope.seq).not.toBe(first!.envelope.seq)
    }),
    { numRuns: 30 },
  )
})

test('an answer of some length is packed, and says that it varies', async () => {
  for (const each of await heardOf({ text: 'a'.repeat(5000) }, 'gzip, br'))
    expect([each.encoding, each.vary, each.length < 200]).toEqual(['br', 'accept-encoding', true])
  for (const each of await heardOf({ text: 'a' }, 'gzip, br')) expect(each.encoding).toBe(undefined)
})

test('the game-login host has its data beside ret', async () => {
  const [{ envelope } = { envelope: null }] = await heardOf({ name: 'A' }, 'br', login)
  expect(envelope).toEqual({ ret: 0, msg: 'ok', name: 'A', seq: expect.any(String) })
})
