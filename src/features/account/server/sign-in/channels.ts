import { hash } from 'node:crypto'
import * as v from 'valibot'
import { fail, ok } from '#src/core/call.ts'
import { isLanguage, type Language, languageFacts } from '#src/core/languages.ts'
import type { RequestLimit } from '#src/core/server/http/request-limit.ts'
import { createNetworkLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { ChannelSettings } from '#src/core/server/process/channel-settings.ts'
import type { Config } from '#src/core/server/process/config.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { insertEvent } from '../accounts/accounts.store.ts'
import { providerDigestsOf } from '../accounts/subjects.ts'
import { insertIdentity } from '../accounts/users.store.ts'
import { insertAuthRequest, updateAuthRequestUsed } from './auth-requests.store.ts'
import { openProvider, type Provider, ProviderFault } from './providers.ts'
import { createPass } from './sign-in.ts'

export interface ChannelParts extends LimitStores {
  privateData: PrivateData
  channels: ChannelSettings[]
  /** Reports a failed sign-in at a provider to the operator. */
  onFault: (channel: number, reason: string) => void
}

/** Sign-in at the configured providers. */
export interface Channels {
  /** Starts a sign-in. Returns the provider's address; a failure of the limit has the seconds to wait. */
  authorize(authorization: Authorization): ReturnType<typeof authorize>
  /** Finishes a sign-in. `request` is null if this browser never started it. */
  handleCallback(callback: Callback): ReturnType<typeof handleCallback>
}

interface Authorization {
  channel: number
  browser: Buffer
  request: AuthRequest
  /** The provider redirects back to it. */
  callbackUrl: string
  /** IP address of the sender. */
  address: string
  /** Whether the provider must ask for credentials again. */
  isReauth?: boolean
}

interface Callback {
  channel: number
  browser: Buffer
  /** The callback address with the provider's parameters. */
  url: URL
}

export interface AuthRequest {
  returnURL: string
  language: Language
  /** Whether the page at `returnURL` exchanges the result for a session by script. */
  hasScript: boolean
}

interface Parts extends ChannelParts {
  providers: Map<number, Provider>
  network: RequestLimit
}

/** Auth requests of one network in an hour. */
const authRequestsAnHour = { most: 20, seconds: 3600 }

export function openChannels(channelParts: ChannelParts): Channels {
  const providers = new Map(channelParts.channels.map((each) => [each.channel, openProvider(each)]))
  const parts = {
    ...channelParts,
    providers,
    network: createNetworkLimit(channelParts, 'channel-network', authRequestsAnHour),
  }
  return {
    authorize: (authorization) => authorize(authorization, parts),
    handleCallback: (callback) => handleCallback(callback, parts),
  }
}

async function authorize({ channel, browser, request, callbackUrl, address, isReauth }: Authorization, parts: Parts) {
  const { db, privateData, providers, network } = parts
  const seconds = await network.take(address)
  if (seconds > 0) return { ...fail('too_many_requests'), seconds }
  const locale = languageFacts[request.language].tag
  const redirect = await catchFault(
    () => providers.get(channel)!.redirect(callbackUrl, locale, isReauth),
    channel,
    parts,
  )
  if (!redirect.ok) return redirect
  const { address: providerUrl, ...secrets } = redirect.data
  await insertAuthRequest(db, {
    channel,
    stateDigest: digestOf(secrets.state),
    browserDigest: browser,
    sealed: await privateData.seal(JSON.stringify({ ...secrets, ...request })),
  })
  return ok(providerUrl)
}

async function handleCallback({ channel, browser, url }: Callback, parts: Parts) {
  const { db, privateData, providers, onFault } = parts
  const stateDigest = digestOf(url.searchParams.get('state') ?? '')
  const stored = await updateAuthRequestUsed(db, { channel, stateDigest, browserDigest: browser })
  const request = stored && v.parse(sealedRequest, JSON.parse(await privateData.open(stored.sealed)))
  if (!request || !stored.isGood) {
    onFault(channel, 'an auth request that is over, or of another browser')
    return { request, ...fail('login_failed') }
  }
  const identified = await catchFault(() => providers.get(channel)!.identify(url, request), channel, parts)
  if (!identified.ok) return { request, ...identified }
  const identity = {
    channel,
    subjectDigests: providerDigestsOf({ channel, ...identified.data }, privateData),
    subjectSealed: await privateData.seal(JSON.stringify(identified.data)),
  }
  return db.transaction().execute(async (trx) => {
    const userId = await insertIdentity(trx, identity)
    if (request.isReauth) await insertEvent(trx, userId, 'confirmed')
    return { request, ...ok(await createPass({ userId, channel, browser }, trx)) }
  })
}

const sealedRequest = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnURL: v.string(),
  language: v.custom<Language>(isLanguage),
  hasScript: v.optional(v.boolean(), true),
  isReauth: v.optional(v.boolean()),
})

/** A provider's answer; its faults are reported and returned as failures. */
async function catchFault<T>(call: () => Promise<T>, channel: number, { onFault }: Parts) {
  try {
    return ok(await call())
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    onFault(channel, error.message)
    return fail(error.key)
  }
}

const digestOf = (state: string): Buffer => hash('sha256', state, 'buffer')

/** The operator's label of each channel; '' for channels without a provider. */
export function labelsOf({ channels }: Pick<Config, 'channels'>): (channel: number) => string {
  const labels = new Map(channels.map(({ channel, label }) => [channel, label]))
  return (channel) => labels.get(channel) ?? ''
}
