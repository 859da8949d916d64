import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { ClientAuth, Configuration } from 'openid-client'
import type { ChannelSettings } from '#src/core/server/process/channel-settings.ts'
import { confirmationLasts } from '#src/features/account/deletion.rules.ts'

/** Why a provider signed nobody in, as a key of the error table; its message is for the operator and tells nothing of anybody. */
export class ProviderFault extends Error {
  readonly key: 'system_busy' | 'login_failed' | 'login_cancelled'

  constructor(key: ProviderFault['key'], reason: string) {
    super(reason)
    this.key = key
  }
}

/** What only the browser that leaves, and this site, know of its way to a provider. */
export interface AuthRequestSecrets {
  state: string
  nonce: string
  verifier: string
  /** Whether the provider has to ask who it is, though it knows the browser. */
  isReauth?: boolean | undefined
}

/** A provider of OpenID Connect, or of OAuth 2 alone. Both throw ProviderFault, after four seconds at the latest. */
export interface Provider {
  /** Where a browser signs in, with secrets of its own; it comes back to the callback address. */
  redirect(callbackUrl: string, locale: string, isReauth?: boolean): Promise<AuthRequestSecrets & { address: URL }>
  /** Who comes back at this address, by the provider's id token or by what it says of them. */
  identify(callback: URL, secrets: AuthRequestSecrets): Promise<{ issuer: string; subject: string }>
}

/** A provider by its settings, which is first asked when somebody goes there: the site needs none to start. */
export function openProvider(settings: ChannelSettings): Provider {
  // what was discovered is discovered anew each hour; the old stays good where that fails
  const configurations = new LRUCache<'configuration', Configuration>({
    max: 1,
    ttl: 60 * 60 * 1000,
    fetchMethod: (_, old) =>
      configure(settings).catch((error) => {
        if (!old) throw error
        return old
      }),
  })
  return {
    redirect: (callbackUrl, locale, isReauth) =>
      withTimeout(async () => {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await import('openid-client')
        const configuration = await configurations.forceFetch('configuration')
        const [state, nonce] = [random.randomState(), random.randomNonce()]
        const verifier = random.randomPKCECodeVerifier()
        const address = buildAuthorizationUrl(configuration, {
          ...{ redirect_uri: callbackUrl, scope: settings.scope, ui_locales: locale, state, nonce },
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(isReauth && { prompt: 'login', max_age: String(confirmationSeconds) }),
        })
        return { address, state, nonce, verifier, isReauth }
      }),
    identify: (callback, { state, nonce, verifier, isReauth }) =>
      withTimeout(async () => {
        const { authorizationCodeGrant } = await import('openid-client')
        const configuration = await configurations.forceFetch('configuration')
        const { issuer, user } = settings
        const tokens = await authorizationCodeGrant(configuration, callback, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: user === null,
        })
        if (user) return { issuer, subject: await fetchSubject(configuration, tokens.access_token, user) }
        const { iss, sub, auth_time: signedInAt } = tokens.claims()!
        if (isReauth && !isRecent(signedInAt, configuration)) {
          throw new ProviderFault('login_failed', 'the provider did not ask again')
        }
        return { issuer: iss, subject: sub }
      }),
  }
}

const confirmationSeconds = confirmationLasts * 60

/** Whether somebody signed in there just now, by seconds since 1970. Not every provider says when, though it was asked to: one that never said it would is taken at its word. */
function isRecent(signedInAt: number | undefined, configuration: Configuration): boolean {
  if (signedInAt === undefined) return !configuration.serverMetadata().claims_supported?.includes('auth_time')
  return Math.abs(Date.now() / 1000 - signedInAt) <= confirmationSeconds
}

/** The id of who let the site know it, as a provider without id tokens tells it. */
async function fetchSubject(
  configuration: Configuration,
  token: string,
  { url, idField }: NonNullable<ChannelSettings['user']>,
): Promise<string> {
  const { fetchProtectedResource } = await import('openid-client')
  const answer = await fetchProtectedResource(configuration, token, new URL(url), 'GET')
  if (!answer.ok) {
    throw new ProviderFault(answer.status < 500 ? 'login_failed' : 'system_busy', `who it is: ${answer.status}`)
  }
  const user: unknown = await answer.json().catch(() => null)
  const id = idField.split('.').reduce((value, field) => (value as Record<string, unknown> | null)?.[field], user)
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') return String(id)
  throw new ProviderFault('login_failed', `what it says of somebody has no ${idField}`)
}

/** Milliseconds for which one waits for a provider, and seconds for a single answer: it is given up before who waits for it. */
const timeoutMs = 4000
const answerSeconds = 3

async function configure({ issuer, clientId, clientSecret, endpoints, user }: ChannelSettings): Promise<Configuration> {
  const library = await import('openid-client')
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, enableNonRepudiationChecks } = library
  const [basic, posted] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  const authenticate: ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? posted : basic)(server, ...rest)
  const isLocal = issuer.startsWith('http:') // which the settings allow on the machine itself alone
  const execute = [...(user ? [] : [enableNonRepudiationChecks]), ...(isLocal ? [allowInsecureRequests] : [])]
  if (!endpoints) {
    const options = { execute, timeout: answerSeconds }
    return library.discovery(new URL(issuer), clientId, undefined, authenticate, options)
  }
  const server = {
    issuer,
    authorization_endpoint: endpoints.authorization,
    token_endpoint: endpoints.token,
    ...(endpoints.keys && { jwks_uri: endpoints.keys }),
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  }
  const configuration = new library.Configuration(server, clientId, undefined, authenticate)
  configuration.timeout = answerSeconds
  for (const extend of execute) extend(configuration)
  return configuration
}

/** What comes of asking a provider, unless that takes too long. */
async function withTimeout<T>(call: () => Promise<T>): Promise<T> {
  const end = new AbortController()
  const tooLate = wait(timeoutMs, null, end).then(() => {
    throw new ProviderFault('system_busy', 'no answer in time')
  })
  try {
    return await Promise.race([call(), tooLate])
  } catch (error) {
    throw (await faultOf(error)) ?? error
  } finally {
    end.abort()
  }
}

/** What the library throws as a fault of the provider or of the way back; null for anything else. */
async function faultOf(error: unknown): Promise<ProviderFault | null> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError } = await import('openid-client')
  if (error instanceof AuthorizationResponseError) {
    const reason = `the provider answered ${/^\w{1,40}$/.exec(error.error)?.[0] ?? 'an error'}`
    return new ProviderFault(keys.get(error.error) ?? 'login_failed', reason)
  }
  if (error instanceof ResponseBodyError) {
    return new ProviderFault(error.status < 500 ? 'login_failed' : 'system_busy', `${error.code} ${error.status}`)
  }
  if (error instanceof ClientError) {
    return new ProviderFault(keys.get(error.code ?? '') ?? 'login_failed', error.code ?? error.message)
  }
  const isNetwork = error instanceof TypeError && error.cause !== undefined
  return isNetwork ? new ProviderFault('system_busy', 'the provider could not be reached') : null
}

/** Answers that are no failed sign-in, by the names that protocol and library give them. */
const keys = new Map<string, ProviderFault['key']>([
  ['access_denied', 'login_cancelled'],
  ['temporarily_unavailable', 'system_busy'],
  ['server_error', 'system_busy'],
  ['OAUTH_TIMEOUT', 'system_busy'],
  ['OAUTH_ABORT', 'system_busy'],
  ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'system_busy'],
  ['OAUTH_RESPONSE_IS_NOT_JSON', 'system_busy'],
])
