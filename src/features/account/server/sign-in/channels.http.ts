import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeForms } from '#src/core/server/http/forms.ts'
import type { Channels } from './channels.ts'
import {
  answer,
  failedView,
  hasScript,
  hasTicked,
  ownOrigin,
  redirectBack,
  type SignInRouteParts,
  signInVisitOf,
} from './sign-in.http.ts'
import { redirectPage } from './sign-in-ways.tsx'

interface Form {
  Body: Record<string, string> | undefined
  Params: { channel: string }
}
type Request = FastifyRequest<Form>

interface ChannelRouteParts extends SignInRouteParts {
  channels: Channels
}

/** Routes to the configured providers and back. */
export async function addChannels(app: FastifyInstance, parts: ChannelRouteParts) {
  await app.register(async (scope) => {
    takeForms(scope)
    scope.post('/auth/login/channel/:channel', (request: Request, reply) => authorize(request, reply, parts))
    // no HEAD route: a link preview would use up the auth request
    scope.get('/auth/callback/:channel', { exposeHeadRoute: false }, (request: Request, reply) =>
      handleCallback(request, reply, parts),
    )
  })
}

function authorize(request: Request, reply: FastifyReply, parts: ChannelRouteParts) {
  const { channels, sessions, site } = parts
  return answer(request, reply, parts, async (visit) => {
    const view = { ...visit, step: 'email' as const, typed: request.body?.email, isTicked: hasTicked(request) }
    const way = visit.ways.offered.find(({ channel }) => String(channel) === request.params.channel)
    if (!way) return failedView(site, view, { error: 'login_failed' })
    if (!hasTicked(request)) return failedView(site, view, { error: 'terms_unticked' })
    const authorized = await channels.authorize({
      channel: way.channel,
      browser: sessions.browserOf(request.sender),
      request: { returnURL: visit.returnURL, language: visit.language, hasScript: hasScript(request) },
      callbackUrl: callbackUrlOf(request, parts, way.channel),
      address: request.ip,
      isReauth: request.body?.fresh === 'yes',
    })
    if (!authorized.ok) return failedView(site, view, authorized)
    return redirectPage({ language: visit.language, label: way.label, address: authorized.data }, site.drawPage)
  })
}

function handleCallback(request: Request, reply: FastifyReply, parts: ChannelRouteParts) {
  const { config, channels, sessions, site } = parts
  const settings = config.channels.find(({ channel }) => String(channel) === request.params.channel)
  if (!settings) return site.answerFailure(request, reply, 'not_found')
  return answer(request, reply, parts, async (visit) => {
    const url = new URL(callbackUrlOf(request, parts, settings.channel))
    url.search = new URL(request.url, url).search
    const result = await channels.handleCallback({
      channel: settings.channel,
      browser: sessions.browserOf(request.sender),
      url,
    })
    const startedVisit = result.request && signInVisitOf(request, parts, result.request)
    if (result.ok && startedVisit) {
      return redirectBack(request, parts, { ...startedVisit, ...result.request }, result.data)
    }
    return failedView(
      site,
      { ...(startedVisit ?? visit), step: 'email' },
      result.ok ? { error: 'illegal_request' } : result,
    )
  })
}

const callbackUrlOf = (request: Request, { config }: ChannelRouteParts, channel: number): string =>
  `${ownOrigin(request, config)}/auth/callback/${channel}`
