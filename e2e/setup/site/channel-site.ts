import { expect, inject } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import { createDatabase } from '../database/postgres.ts'
import { FormClient } from '../peers/form-client.ts'
import { IdentityProvider } from '../peers/identity-provider.ts'
import { type Site, startSite } from './site.ts'
import { endSite } from './studio-site.ts'

export const dataKey: [string, string[]] = ['test', ['a-secret-of-these-tests-alone-and-long']]

/** Labels of the channels. */
export const labels = { 4: 'Friendbook', 6: 'Searchlight', 9: 'Chirper', 15: 'Playground' } as const

/** A site with providers: 4, 6, 15 by OpenID Connect, 9 by OAuth 2; 4 and 15 in the web view. */
export class ChannelSite {
  readonly site: Site
  readonly url: string
  readonly provider: IdentityProvider
  readonly otherProvider: IdentityProvider

  private constructor(site: Site, url: string, [provider, other]: [IdentityProvider, IdentityProvider]) {
    this.site = site
    this.url = url
    this.provider = provider
    this.otherProvider = other
  }

  static async open(): Promise<ChannelSite> {
    const port = String(await freePort())
    const origin = `http://localhost:${port}`
    const url = await createDatabase(inject('databaseUrl'))
    const provider = await IdentityProvider.open([
      clientOf(origin, 4, 'client_secret_post'),
      clientOf(origin, 6, 'client_secret_basic'),
      clientOf(origin, 15, 'client_secret_basic'),
    ])
    const other = await IdentityProvider.open([clientOf(origin, 9, 'client_secret_post')], { hasIdTokens: false })
    const settings = {
      ...settingsOf(4, provider),
      ...settingsOf(6, provider),
      ...settingsOf(9, other),
      ...settingsOf(15, provider),
      AUTH_4_AUTHORIZATION_URL: `${provider.origin}/auth`,
      AUTH_4_TOKEN_URL: `${provider.origin}/token`,
      AUTH_4_KEYS_URL: `${provider.origin}/jwks`,
      AUTH_4_IN_WEB_VIEW: 'on',
      AUTH_15_IN_WEB_VIEW: 'on',
      AUTH_9_AUTHORIZATION_URL: `${other.origin}/auth`,
      AUTH_9_TOKEN_URL: `${other.origin}/token`,
      AUTH_9_USER_URL: `${other.origin}/me`,
      AUTH_9_USER_ID: 'sub',
    }
    const site = await startSite({
      ...settings,
      PORT: port,
      DATABASE_URL: url,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'warn',
      DATA_KEYS: `${dataKey[0]}:${dataKey[1]}`,
    })
    return new ChannelSite(site, url, [provider, other])
  }

  async close() {
    await endSite(this.site)
    await Promise.all([this.provider.close(), this.otherProvider.close()])
  }

  get origin(): string {
    return this.site.origin
  }

  press(client: FormClient, channel: number, fields: Record<string, string> = { terms: 'yes' }, language = 'en') {
    return client.post(`/auth/login/channel/${channel}?lang=${language}`, fields)
  }

  /** Signs in at a provider. Returns the path that it redirects to. */
  async callback(client: FormClient, channel: number, subject: string, fields = {}): Promise<string> {
    const there = destinationOf(await this.press(client, channel, { terms: 'yes', ...fields }))
    return answerThere(there, { subject })
  }

  async signedIn(channel: number, subject: string): Promise<FormClient> {
    const client = new FormClient(this.origin)
    await this.signIn(client, channel, subject)
    return client
  }

  /** Signs a client in by a channel. */
  async signIn(client: FormClient, channel: number, subject: string, fields = {}) {
    const arrived = await client.get(await this.callback(client, channel, subject, fields))
    const { searchParams } = new URL(arrived.headers.get('location')!)
    await begin(client, { code: searchParams.get('code')!, state: JSON.parse(searchParams.get('state')!) })
  }
}

const clientOf = (site: string, channel: number, method: 'client_secret_post' | 'client_secret_basic') => ({
  client_id: `encore-${channel}`,
  client_secret: `a-secret-of-channel-${channel}`,
  token_endpoint_auth_method: method,
  redirect_uris: [`${site}/auth/callback/${channel}`],
})

const settingsOf = (channel: keyof typeof labels, { origin }: IdentityProvider) => ({
  [`AUTH_${channel}_LABEL`]: labels[channel],
  [`AUTH_${channel}_ISSUER`]: origin,
  [`AUTH_${channel}_CLIENT_ID`]: `encore-${channel}`,
  [`AUTH_${channel}_CLIENT_SECRET`]: `a-secret-of-channel-${channel}`,
})

/** The provider's address of a redirect. */
export function destinationOf(response: Response): URL {
  expect(response.status).toBe(200)
  return new URL(/^0; url=(.+)$/.exec(response.headers.get('refresh')!)![1]!)
}

/** Submits the provider's page. Returns the path that it redirects to. */
export async function answerThere(there: URL, fields: { subject: string } | { cancel: 'yes' }): Promise<string> {
  const client = new FormClient(there.origin)
  const page = await client.get(there.pathname + there.search)
  const form = new URL(page.headers.get('location')!, there)
  const sent = await client.post(form.pathname, fields as Record<string, string>)
  const resumed = new URL(sent.headers.get('location')!, there)
  const back = new URL((await client.get(resumed.pathname)).headers.get('location')!)
  return back.pathname + back.search
}

/** Exchanges a sign-in result and expects a session. */
export async function begin(client: FormClient, result: { code: string; state: object }) {
  expect(await client.call(signInCalls.verify.path, { ...result, gameid: '30051' })).toMatchObject({ ret: 0 })
}

/** Channels with a button on a page. */
export const channelsIn = (page: string): (string | undefined)[] =>
  [...page.matchAll(/formAction="\/auth\/login\/channel\/(\d+)\?/gi)].map(([, channel]) => channel)

/** Expects a sentence on the page and no session. Returns the page. */
export async function expectFailure(response: Response, status: number, sentence: string): Promise<string> {
  expect([response.status, response.headers.get('location'), response.headers.get('refresh')]).toEqual([
    status,
    null,
    null,
  ])
  const page = await response.text()
  expect(page).toContain('role="alert"')
  expect(page).toContain(sentence)
  return page
}
