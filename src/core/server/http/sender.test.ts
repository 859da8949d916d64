import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSenders } from './sender.ts'

/** An app whose route sets a cookie and answers the one that came. */
async function appWith(cookie: { isSecure: boolean; isReadable?: boolean; seconds?: number }) {
  const app = Fastify({ trustProxy: '127.0.0.1' })
  await addSenders(app)
  app.get('/', async ({ sender, host }) => {
    sender.setCookie({ name: 'token', value: 'new', seconds: 60, ...cookie })
    return { came: sender.cookie('token') ?? null, keepsSecure: sender.keepsSecureCookies(), host }
  })
  return app
}

test.each([
  [{ isSecure: true }, 'token=new; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'],
  [{ isSecure: false }, 'token=new; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
  [{ isSecure: true, isReadable: true }, 'token=new; Max-Age=60; Path=/; Secure; SameSite=Lax'],
  [{ isSecure: true, seconds: 0 }, 'token=new; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
])('a cookie with %o is sent as %s', async (cookie, header) => {
  const { headers } = await (await appWith(cookie)).inject('/')
  expect(headers['set-cookie']).toBe(header)
})

test('a cookie is found by its whole name, and is absent without a value', async () => {
  const app = await appWith({ isSecure: true })
  const came = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).json().came
  expect(await came('x-token=1; token=two; token-more=3')).toBe('two')
  expect([await came('x-token=1; token-more=3'), await came('token='), await came('')]).toEqual([null, null, null])
})

test.each([
  ['https', 'encore.example', 'Safari', true],
  ['http', 'encore.example', 'Chrome/130', false],
  ['http', 'localhost', 'AppleWebKit/537 Chrome/130', true],
  ['http', 'localhost', 'AppleWebKit/605 Version/18 Safari/605', false],
])('over %s on %s the browser %s keeps Secure cookies: %s', async (proto, host, agent, keeps) => {
  const headers = { 'x-forwarded-proto': proto, host, 'user-agent': agent }
  const answer = await (await appWith({ isSecure: true })).inject({ url: '/', headers })
  expect(answer.json().keepsSecure).toBe(keeps)
})

test('the host is that of the Host header, whatever a trusted proxy hands on', async () => {
  const app = await appWith({ isSecure: true })
  const headers = { host: 'encore.example', 'x-forwarded-host': 'localhost' }
  const answer = await app.inject({ url: '/', headers })
  expect(answer.json()).toMatchObject({ host: 'encore.example', keepsSecure: false })
})
