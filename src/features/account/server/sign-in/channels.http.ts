import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { senderOf } from '#src/core/server/calls/http.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import type { Channels } from './channels.ts'
import {
  answer,
  failedView,
  hasScript,
  hasTicked,
  leadBack,
  ownOrigin,
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

/** Sends players to the providers that are set up, and takes those who come back. */
export async function addChannels(app: FastifyInstance, parts: ChannelRouteParts) {
  await app.register(async (scope) => {
    takeForms(scope)
    scope.post('/auth/login/channel/:channel', (request: Request, reply) => leave(request, reply, parts))
    // a HEAD of a program that looks ahead would use the trip up
    scope.get('/auth/callback/:channel', { exposeHeadRoute: false }, (request: Request, reply) =>
      arrive(request, reply, parts),
    )
  })
}

function leave(request: Request, reply: FastifyReply, parts: ChannelRouteParts) {
  const { channels, sessions, site } = parts
  return answer(request, reply, parts, async (visit) => {
    const view = { ...visit, step: 'email' as const, typed: request.body?.email, isTicked: hasTicked(request) }
    const way = visit.ways.offered.find(({ channel }) => String(channel) === request.params.channel)
    if (!way) return failedView(site, view, { error: 'login_failed' })
    if (!hasTicked(request)) return failedView(site, view, { error: 'terms_unticked' })
    const led = await channels.leave({
      channel: way.channel,
      browser: sessions.browserOf(senderOf(request)),
      trip: { returnURL: visit.returnURL, language: visit.language, hasScript: hasScript(request) },
      callback: callbackOf(request, parts, way.channel),
      address: request.ip,
      isAnew: request.body?.anew === 'yes',
    })
    if (!led.ok) return failedView(site, view, led)
    return redirectPage({ language: visit.language, label: way.label, address: led.data }, site.drawPage)
  })
}

function arrive(request: Request, reply: FastifyReply, parts: ChannelRouteParts) {
  const { config, channels, sessions, site } = parts
  const known = config.channels.find(({ channel }) => String(channel) === request.params.channel)
  if (!known) return site.answerFailure(request, reply, 'not_found')
  return answer(request, reply, parts, async (visit) => {
    const at = new URL(callbackOf(request, parts, known.channel))
    at.search = new URL(request.url, at).search
    const arrived = await channels.arrive({
      channel: known.channel,
      browser: sessions.browserOf(senderOf(request)),
      at,
    })
    const own = arrived.trip && signInVisitOf(request, parts, arrived.trip)
    if (arrived.ok && own) return leadBack(request, parts, { ...own, ...arrived.trip }, arrived.data)
    return failedView(site, { ...(own ?? visit), step: 'email' }, arrived.ok ? { error: 'illegal_request' } : arrived)
  })
}

const callbackOf = (request: Request, { config }: ChannelRouteParts, channel: number): string =>
  `${ownOrigin(request, config)}/auth/callback/${channel}`
