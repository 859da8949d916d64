import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { packAnswers } from './packed-responses.ts'

const app = Fastify()
packAnswers(app)
const text = (length: number) => 'ไทย '.repeat(length).slice(0, length)
app.get<{ Params: { length: string } }>('/text/:length', ({ params }, reply) =>
  reply.type('text/plain; charset=utf-8').send(text(Number(params.length))),
)
const list = Array.from({ length: 4000 }, (_, count) => `<li class="row">${count * count}</li>`).join('')
app.get<{ Params: { kind: string } }>('/list/:kind', ({ params }, reply) =>
  reply.type(`text/${params.kind}`).send(list),
)
app.get('/data', async () => ({ text: text(5000) }))
app.get('/varied', (_, reply) => reply.header('vary', 'cookie').send({ text: text(5000) }))
app.get('/picture', (_, reply) => reply.type('image/webp').send(Buffer.alloc(5000)))
app.get('/packed', (_, reply) => reply.type('text/plain').header('content-encoding', 'br').send(Buffer.alloc(5000)))
app.get('/stream', (_, reply) => reply.type('text/plain').send(Readable.from([text(5000)])))

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test.each(['br', 'gzip'] as const)('in %s an answer of any length says the same and is smaller', async (encoding) => {
  for (const length of [2000, 60_000, 500_000]) {
    const { rawPayload, headers } = await get(`/text/${length}`, encoding)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    const unpacked = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)
    expect(unpacked.toString()).toBe(text(length))
    expect(rawPayload.length).toBeLessThan(length / 5)
  }
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
  ['x'.repeat(5000), undefined],
])('who accepts %s is answered in %s', async (accepted, encoding) => {
  const { headers, statusCode } = await get('/data', accepted)
  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding'])
})

test('a document is packed tighter than other texts', async () => {
  const [document, other] = [await get('/list/html', 'br'), await get('/list/plain', 'br')]
  for (const { rawPayload } of [document, other]) expect(brotliDecompressSync(rawPayload).toString()).toBe(list)
  expect(document.rawPayload.length).toBeLessThan(other.rawPayload.length * 0.95)
})

test('what an answer varies by already stays', async () => {
  expect((await get('/varied', 'br')).headers.vary).toBe('cookie, accept-encoding')
})

test.each(['/text/300', '/picture', '/stream'])('%s is left as it is', async (url) => {
  const { headers } = await get(url, 'br')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
})

test('what is packed already is not packed again', async () => {
  expect((await get('/packed', 'gzip')).headers['content-encoding']).toBe('br')
})
