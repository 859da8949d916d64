import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { ClientAuth, Configuration } from 'openid-client'
import { boundedFetch } from '#src/core/server/outside/bounded-fetch.ts'
import type { ChannelSettings } from '#src/core/server/process/channel-settings.ts'
import { confirmationLasts } from '#src/features/account/confirmation.rules.ts'
import { isSubject, subjectIn } from '../accounts/subjects.ts'

/** Why a sign-in failed, as a key of the error table; the message is for the operator, without personal data. */
export class ProviderFault extends Error {
  readonly key: 'system_busy' | 'login_failed' | 'login_cancelled'

  constructor(key: ProviderFault['key'], reason: string) {
    super(reason)
    this.key = key
  }
}

/** Secrets of an auth request, known to the browser's request and this site only. */
export interface AuthRequestSecrets {
  state: string
  nonce: string
  verifier: string
  /** Whether the provider must ask for credentials again. */
  isReauth?: boolean | undefined
}

/** A provider of OpenID Connect, or of OAuth 2 alone. Both calls throw ProviderFault, after four seconds at the latest. */
export interface Provider {
  /** The provider's sign-in address with new secrets. */
  redirect(callbackUrl: string, locale: string, isReauth?: boolean): Promise<AuthRequestSecrets & { address: URL }>
  /** The user behind a callback, by the id token or the provider's user endpoint. */
  identify(callback: URL, secrets: AuthRequestSecrets): Promise<{ issuer: string; subject: string }>
}

/** A provider by its settings; contacted on first use, so that the site starts without it. */
export function openProvider(settings: ChannelSettings): Provider {
  // discovery is repeated hourly; the last result stays if that fails
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
          redirect_uri: callbackUrl,
          scope: settings.scope,
          ui_locales: locale,
          state,
          ...(!settings.user && { nonce }),
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
          expectedNonce: user ? undefined : nonce, // with one the library demands an id token
        })
        if (user) return { issuer, subject: await fetchSubject(configuration, tokens.access_token, user) }
        const { iss, sub, auth_time: signedInAt } = tokens.claims()!
        if (!isSubject(sub)) throw new ProviderFault('login_failed', 'the id token has no usable sub')
        if (isReauth && !isRecent(signedInAt, configuration)) {
          throw new ProviderFault('login_failed', 'the provider did not ask again')
        }
        return { issuer: iss, subject: sub }
      }),
  }
}

const confirmationSeconds = confirmationLasts * 60

/** Whether the sign-in happened just now; a provider that never promised `auth_time` is trusted. Seconds since 1970. */
function isRecent(signedInAt: number | undefined, configuration: Configuration): boolean {
  if (signedInAt === undefined) return !configuration.serverMetadata().claims_supported?.includes('auth_time')
  return Math.abs(Date.now() / 1000 - signedInAt) <= confirmationSeconds
}

/** The user's id from a provider without id tokens. */
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
  const subject = subjectIn(await answer.text().catch(() => ''), idField)
  if (subject === null) throw new ProviderFault('login_failed', `what it says of somebody has no usable ${idField}`)
  return subject
}

/** Milliseconds for a whole exchange; seconds for one request, shorter so that the request is aborted first. */
const timeoutMs = 4000
const answerSeconds = 3

async function configure({ issuer, clientId, clientSecret, endpoints, user }: ChannelSettings): Promise<Configuration> {
  const library = await import('openid-client')
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, enableNonRepudiationChecks } = library
  const [basic, posted] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  const authenticate: ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? posted : basic)(server, ...rest)
  const isLocal = issuer.startsWith('http:') // the settings allow it on localhost alone
  const execute = [...(user ? [] : [enableNonRepudiationChecks]), ...(isLocal ? [allowInsecureRequests] : [])]
  if (!endpoints) {
    const options = { execute, timeout: answerSeconds, [library.customFetch]: boundedFetch }
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
  configuration[library.customFetch] = boundedFetch
  for (const extend of execute) extend(configuration)
  return configuration
}

/** Throws ProviderFault at the timeout. */
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

/** The library's errors as a ProviderFault; null for any other error. */
async function faultOf(error: unknown): Promise<ProviderFault | null> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } = await import(
    'openid-client'
  )
  if (error instanceof AuthorizationResponseError) {
    const reason = `the provider answered ${/^\w{1,40}$/.exec(error.error)?.[0] ?? 'an error'}`
    return new ProviderFault(keys.get(error.error) ?? 'login_failed', reason)
  }
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
    return new ProviderFault(error.status < 500 ? 'login_failed' : 'system_busy', `${error.code} ${error.status}`)
  }
  if (error instanceof ClientError) {
    return new ProviderFault(keys.get(error.code ?? '') ?? 'login_failed', error.code ?? error.message)
  }
  const isNetwork = error instanceof TypeError && error.cause !== undefined
  return isNetwork ? new ProviderFault('system_busy', 'the provider could not be reached') : null
}

/** Protocol and library errors other than a failed sign-in. */
const keys = new Map<string, ProviderFault['key']>([
  ['access_denied', 'login_cancelled'],
  ['temporarily_unavailable', 'system_busy'],
  ['server_error', 'system_busy'],
  ['OAUTH_TIMEOUT', 'system_busy'],
  ['OAUTH_ABORT', 'system_busy'],
  ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'system_busy'],
  ['OAUTH_RESPONSE_IS_NOT_JSON', 'system_busy'],
])
