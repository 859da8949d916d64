import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import fc from 'fast-check'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { JsonServer, type JsonServerAnswer } from '../../../../e2e/setup/peers/json-server.ts'
import { openTextMessages, type TextMessageFault } from './text-messages.ts'

const message = { id: 'b7c1', to: '+6581234567', text: 'Encore: message K, your code is 493027' }
const accepted = { status: 'accepted' }

async function providerWith(answer: JsonServerAnswer): Promise<JsonServer> {
  const provider = await JsonServer.open(answer)
  onTestFinished(() => provider.close())
  return provider
}

const statusOnly =
  (status: number, body = ''): JsonServerAnswer =>
  (response) =>
    response.writeHead(status).end(body)

/** Sends by two routes; the second one accepts. */
async function sendByTwo(first: JsonServerAnswer, timeoutMs = 5000) {
  const [one, other] = [await providerWith(first), await providerWith(accepted)]
  const fault = await faultOf([one.url, other.url], timeoutMs)
  return { first: one.requests.length, second: other.requests.length, fault }
}

/** Null if the message was accepted. */
async function faultOf(routes: string[], timeoutMs = 5000): Promise<TextMessageFault | null> {
  return openTextMessages(routes, { timeoutMs })
    .send(message)
    .then(
      () => null,
      (error) => error,
    )
}

test('a message is posted with its id, and an accepted one uses the first route alone', async () => {
  const [one, other] = [await providerWith(accepted), await providerWith(accepted)]
  const route = one.url.replace('//', '//encore:s%40cret@').concat('send?account=7')
  await openTextMessages([route, other.url]).send(message)
  expect(other.requests).toEqual([])
  expect(one.requests).toHaveLength(1)
  const [{ path, headers, body }] = one.requests as [JsonServer['requests'][number]]
  expect([path, headers['content-type']]).toEqual(['/send?account=7', 'application/json'])
  expect(Buffer.from(headers.authorization!.replace('Basic ', ''), 'base64').toString()).toBe('encore:s@cret')
  expect(JSON.parse(body)).toEqual(message)
})

test('a rejected message is refused for good, without the second route', async () => {
  const { fault, second } = await sendByTwo({ status: 'rejected', reason: 'unknown-number' })
  expect(fault).toMatchObject({ message: 'rejected: unknown-number', mayHaveArrived: false })
  expect(second).toBe(0)
})

test.each<[string, JsonServerAnswer]>([
  ['is unavailable', { status: 'unavailable' }],
  ['has too many requests', statusOnly(429)],
  ['is down', statusOnly(503, '<h1>503</h1>')],
  ['is down and answers at length', statusOnly(503, 'x'.repeat(300_000))],
  ['does not know its client', statusOnly(401)],
])('a provider that %s leads to the second route', async (_, answer) => {
  expect(await sendByTwo(answer)).toEqual({ first: 1, second: 1, fault: null })
})

test('a message that no route takes names both reasons, and may be tried again', async () => {
  const [one, other] = [await providerWith({ status: 'unavailable' }), await providerWith(statusOnly(503))]
  expect(await faultOf([one.url, other.url])).toMatchObject({
    message: 'unavailable (status 200); second route: unavailable (status 503)',
    mayHaveArrived: false,
  })
})

test('a refused connection leads to the second route; without one the message has certainly not arrived', async () => {
  const gone = await JsonServer.open(accepted)
  gone.close()
  const other = await providerWith(accepted)
  expect(await faultOf([gone.url, other.url])).toBe(null)
  expect(other.requests).toHaveLength(1)
  expect(await faultOf([gone.url])).toMatchObject({ message: 'no answer: ECONNREFUSED', mayHaveArrived: false })
})

test('a provider that is silent before the message could leave leads to the second route', async () => {
  const silent = createServer().listen(0, '127.0.0.1') // never answers the TLS handshake
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const other = await providerWith(accepted)
  const route = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  expect(await faultOf([route, other.url], 50)).toBe(null)
  expect(other.requests).toHaveLength(1)
})

/** A TLS server with a self-signed certificate that does not speak HTTP. */
async function tlsRoute(): Promise<string> {
  const server = new SMTPServer({ secure: true })
  server.on('error', () => undefined) // of refused handshakes
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(done)))
  return `https://127.0.0.1:${(server.server.address() as AddressInfo).port}/`
}

test('a certificate that is not trusted leads to the second route, since nothing was sent', async () => {
  const other = await providerWith(accepted)
  const route = await tlsRoute()
  expect(await faultOf([route, other.url])).toBe(null)
  expect(await faultOf([route])).toMatchObject({ message: expect.stringMatching(/CERT/), mayHaveArrived: false })
})

test('over TLS, too, a message may have arrived once the connection stands', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const other = await providerWith(accepted)
  expect(await faultOf([await tlsRoute(), other.url])).toMatchObject({ mayHaveArrived: true })
  expect(other.requests).toEqual([])
})

test.each<[string, JsonServerAnswer]>([
  ['comes', () => undefined],
  ['ends', (response) => response.writeHead(200).write('{"status":')],
])(
  'after an answer that %s too late the message may have arrived, and the second route stays unused',
  async (_, answer) => {
    const { fault, first, second } = await sendByTwo(answer, 500)
    expect(fault).toMatchObject({ mayHaveArrived: true })
    expect([first, second]).toEqual([1, 0])
  },
)

test.each<[string, JsonServerAnswer]>([
  ['of broken JSON', statusOnly(200, '{"status":"accepted"')],
  ['without a receipt', {}],
  ['of another word', { status: 'ACCEPTED' }],
  ['that accepts with a failure', statusOnly(500, JSON.stringify(accepted))],
  ['that rejects with a failure', statusOnly(502, '{"status":"rejected"}')],
  ['of a gateway', statusOnly(504)],
  [
    'that has no end',
    (response) => response.writeHead(200).end(`{"pad":"${'x'.repeat(300_000)}","status":"accepted"}`),
  ],
  ['that breaks off', (response) => response.destroy()],
])('after an answer %s the message may have arrived, and the second route stays unused', async (_, answer) => {
  const { fault, first, second } = await sendByTwo(answer)
  expect(fault).toMatchObject({ mayHaveArrived: true })
  expect([first, second]).toEqual([1, 0])
})

test('a redirect is not followed, and may stand for an accepted message', async () => {
  const target = await providerWith(accepted)
  const { fault, second } = await sendByTwo((response) => response.writeHead(303, { location: target.url }).end())
  expect(fault).toMatchObject({ message: 'no receipt (status 303)', mayHaveArrived: true })
  expect([second, target.requests.length]).toEqual([0, 0])
})

test('faults repeat no text of a provider with a number, a code or a sentence', async () => {
  const provider = await providerWith({})
  const echoes = fc.constantFrom(message.to, '8123 4567', '๘๑๒๓', '493027', message.text, 'four nine three')
  const reasons = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.array(echoes).map((parts) => parts.join(' ')),
    echoes,
  )
  await fc.assert(
    fc.asyncProperty(reasons, fc.constantFrom('rejected', 'unavailable', 'accepted?'), async (reason, status) => {
      provider.answer = { status, reason }
      const { message: said } = (await faultOf([provider.url]))!
      expect(said.replace(/\(status \d{3}\)/g, '')).not.toMatch(/\p{N}/u)
      expect(said).toMatch(/^(rejected: [a-z- ]+|unavailable \(status 200\)|no receipt \(status 200\))$/)
    }),
    { numRuns: 60 },
  )
})
