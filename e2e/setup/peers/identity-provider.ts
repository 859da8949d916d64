import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientMetadata, type KoaContextWithOIDC } from 'oidc-provider'

type Context = Parameters<Parameters<Provider['use']>[0]>[0]

/** Behaviours: working, closing, silent, failing, wrong nonce, bad signature, stale sign-in, no user id. */
export type ProviderManner =
  | 'works'
  | 'is away'
  | 'is silent'
  | 'fails'
  | 'mixes up nonces'
  | 'spoils signatures'
  | 'asks nobody anew'
  | 'tells no times'
  | 'tells nobody'

/** Browsers request icons and log missing ones. */
const answerIcon = async (ctx: Context, next: () => Promise<void>) => {
  if (ctx.path === '/favicon.ico') ctx.status = 204
  else await next()
}

/** A provider that accepts any subject and requires PKCE: of OpenID Connect, or of OAuth 2 alone, without id tokens. */
export class IdentityProvider {
  readonly origin: string
  readonly #hasIdTokens: boolean
  manner: ProviderManner = 'works'
  /** Requested paths. */
  readonly asked: string[] = []
  readonly #server: Server

  private constructor(server: Server, hasIdTokens: boolean) {
    this.#server = server
    this.#hasIdTokens = hasIdTokens
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async open(clients: ClientMetadata[], { hasIdTokens = true } = {}): Promise<IdentityProvider> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const own = new IdentityProvider(server, hasIdTokens)
    const provider = new Provider(own.origin, {
      clients,
      features: { devInteractions: { enabled: false } },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
      pkce: { required: () => true },
      cookies: { keys: ['of these tests alone'] },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
      loadExistingGrant: consent,
    })
    provider.use(answerIcon)
    provider.use((ctx, next) => own.#behave(ctx, next))
    provider.use((ctx, next) => interact(provider, { ctx, manner: own.manner }, next))
    server.on('request', provider.callback())
    return own
  }

  async close() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #behave(ctx: Context, next: () => Promise<void>) {
    this.asked.push(ctx.path)
    if (this.manner === 'is away' || this.manner === 'is silent') {
      ctx.respond = false
      if (this.manner === 'is away') ctx.req.destroy()
      return
    }
    if (this.manner === 'fails') {
      ctx.status = 500
      return
    }
    if (this.manner === 'mixes up nonces' && ctx.path === '/auth') ctx.query = { ...ctx.query, nonce: 'of another' }
    if (ctx.path === '/auth' && (this.manner === 'tells no times' || this.manner === 'asks nobody anew')) {
      const { prompt: _, max_age: __, ...query } = ctx.query
      ctx.query = this.manner === 'tells no times' ? query : { ...query, max_age: '7200' }
    }
    await next()
    if (this.manner === 'tells nobody' && ctx.path === '/me') ctx.body = { name: 'Somebody' }
    if (!this.#hasIdTokens && ctx.path === '/token') delete (ctx.body as { id_token?: string }).id_token
    if (this.manner === 'spoils signatures' && ctx.path === '/token') {
      const answer = ctx.body as { id_token: string }
      answer.id_token = answer.id_token.replace(/[^.]{8}$/, 'AAAAAAAA')
    }
  }
}

/** Every sign-in grants the scope. */
async function consent({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope('openid')
  await grant.save()
  return grant
}

/** The provider's page: subject, sign in, cancel. */
async function interact(
  provider: Provider,
  { ctx, manner }: { ctx: Context; manner: ProviderManner },
  next: () => Promise<void>,
) {
  if (!ctx.path.startsWith('/interaction/')) return next()
  if (ctx.method === 'GET') {
    ctx.type = 'html'
    ctx.body = `<!doctype html><meta name="viewport" content="width=device-width"><title>Provider</title><form method="post">
      <input name="subject"><button>Let me in</button><button name="cancel" value="yes">Cancel</button></form>`
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of ctx.req) chunks.push(chunk)
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  const login = { accountId: form.get('subject')!, ...(manner === 'asks nobody anew' && { ts: anHourAgo() }) }
  const result = form.has('cancel') ? { error: 'access_denied' } : { login }
  ctx.respond = false
  await provider.interactionFinished(ctx.req, ctx.res, result)
}

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600
