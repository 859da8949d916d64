import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import type { ChannelSettings } from '#src/core/server/process/channel-settings.ts'
import { openProvider } from './providers.ts'

const keys = await generateKeyPair('RS256')

/** Answers of a provider by path; a function gets the provider's origin and the nonce it was sent. */
interface Answers {
  '/me'?: string
  '/token'?: (issuer: string, nonce: string | null) => object | Promise<object>
  status?: number
}

/** Signs in at a provider of OAuth 2 alone where it answers `/me`, else of OpenID Connect. */
async function signIn(answers: Answers) {
  let nonce: string | null = null
  const server = createServer(async ({ url }, response) => {
    const body = {
      '/me': () => answers['/me'],
      '/token': async () =>
        JSON.stringify({ access_token: 'a', token_type: 'bearer', ...(await answers['/token']?.(issuer, nonce)) }),
      '/keys': async () => JSON.stringify({ keys: [await exportJWK(keys.publicKey)] }),
    }[url!]
    response.setHeader('content-type', 'application/json')
    if (url === '/me' && answers.status) response.writeHead(answers.status, { 'www-authenticate': 'Bearer' })
    response.end(await body?.())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const isPlain = answers['/me'] !== undefined
  const settings: ChannelSettings = {
    channel: 9,
    label: 'Chirper',
    issuer,
    clientId: 'encore',
    clientSecret: 'a-secret-of-this-test',
    scope: isPlain ? 'identify' : 'openid',
    endpoints: {
      authorization: `${issuer}/authorize`,
      token: `${issuer}/token`,
      keys: isPlain ? null : `${issuer}/keys`,
    },
    user: isPlain ? { url: `${issuer}/me`, idField: 'id' } : null,
    isInWebView: false,
  }
  const provider = openProvider(settings)
  const { address, ...secrets } = await provider.redirect('https://site.example/auth/callback/9', 'en')
  nonce = address.searchParams.get('nonce')
  return provider.identify(new URL(`https://site.example/auth/callback/9?code=c&state=${secrets.state}`), secrets)
}

const withIdToken = (subject: string) => async (issuer: string, nonce: string | null) => ({
  id_token: await new SignJWT({ sub: subject, ...(nonce && { nonce }) })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(issuer)
    .setAudience('encore')
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(keys.privateKey),
})

test('a provider of OAuth 2 alone names the user, with or without an id token', async () => {
  expect(await signIn({ '/me': '{"id":9007199254740993}' })).toMatchObject({ subject: '9007199254740993' })
  const answers = { '/me': '{"id":"ann"}', '/token': withIdToken('of its own') }
  expect(await signIn(answers)).toMatchObject({ subject: 'ann' })
})

test('a provider of OpenID Connect names the user by its id token', async () => {
  expect(await signIn({ '/token': withIdToken('ann') })).toMatchObject({ subject: 'ann' })
  await expect(signIn({ '/token': () => ({}) })).rejects.toMatchObject({ key: 'login_failed' })
})

test.each([
  ['empty', ''],
  ['of 256 characters', 'x'.repeat(256)],
])('an id that is %s signs nobody in', async (_, id) => {
  const reason = { key: 'login_failed', message: expect.stringContaining('no usable') }
  await expect(signIn({ '/token': withIdToken(id) })).rejects.toMatchObject(reason)
  await expect(signIn({ '/me': JSON.stringify({ id }) })).rejects.toMatchObject(reason)
})

test.each(['/me', '/token'])('an answer of a megabyte at %s signs nobody in', async (path) => {
  const filler = 'x'.repeat(1024 * 1024)
  const answers = path === '/me' ? { '/me': `{"id":"ann","filler":"${filler}"}` } : { '/token': () => ({ filler }) }
  await expect(signIn({ '/me': '{"id":"ann"}', ...answers })).rejects.toMatchObject({ key: 'login_failed' })
})

test('a provider that refuses to name the user signs nobody in', async () => {
  await expect(signIn({ '/me': '{}', status: 401 })).rejects.toMatchObject({ key: 'login_failed' })
})
