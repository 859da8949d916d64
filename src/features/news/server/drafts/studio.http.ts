import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Audience } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import type { RequestLimit } from '#src/core/server/http/request-limit.ts'
import type { LimitStores } from '#src/core/server/http/shared-limits.ts'
import { createNetworkLimit } from '#src/core/server/http/shared-limits.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import type { Frame } from '#src/core/server/pages/render.tsx'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { refusalFor } from '#src/core/server/secrets/editors.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { ReportEvent } from '#src/core/server/secrets/security-events.ts'
import type { SiteAnswers } from '#src/core/server/standalone/site-answers.ts'
import type { PlainTextKey } from '#src/core/web/texts/text.ts'
import { insertAuditEvent } from './drafts.store.ts'
import type { StudioAccess } from './studio-access.ts'
import { studioPage, studioSignInPage } from './studio-pages.tsx'

/** Sign-in tries of one network. */
const triesAMinute = { most: 10, seconds: 60 }

/** The campaign's part, which is no article. */
const campaignPath = '/studio/campaign'

interface Form {
  Body: Record<string, string> | undefined
}

interface StudioRouteParts extends LimitStores {
  privateData: Pick<PrivateData, 'digestsOf'>
  studio: StudioAccess
  /** The studio's own origin, if it has one. */
  adminUrl: string | null
  /** Head and scripts of the studio. */
  studioFrame: (language: Language) => Frame | Promise<Frame>
  origin: () => string
  reportEvent: ReportEvent
  site: SiteAnswers
}

/** Serves the studio and its sign-in form. */
export async function addStudio(app: FastifyInstance, parts: StudioRouteParts) {
  const { studio } = parts
  if (!studio.isOpen) return
  const tries = createNetworkLimit(parts, 'studio-sign-in', triesAMinute)
  await app.register(async (scope) => {
    takeForms(scope)
    for (const path of ['/studio', '/studio/:id', '/studio/lineups/:season', '/studio/lineups/:season/:id']) {
      scope.get(path, (request, reply) => show(request, reply, parts))
    }
    scope.get(campaignPath, (request, reply) => show(request, reply, parts, 'operators'))
    scope.post<Form>('/studio/sign-in', (request, reply) => signIn(request, reply, { ...parts, tries }))
    scope.post('/studio/sign-out', async (request, reply) => {
      if (!studio.isHere(request)) return reply.callNotFound()
      await studio.signOut(request, reply)
      return reply.header('cache-control', 'no-store').redirect(`/studio?lang=${languageOf(request)}`, 303)
    })
  })
}

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: StudioRouteParts,
  audience: Audience = 'members',
) {
  const { studio, adminUrl, studioFrame, origin, site } = parts
  if (!studio.isHere(request)) return reply.callNotFound()
  const isElsewhere = adminUrl === null && request.host !== new URL(origin()).host
  if (isElsewhere) return reply.redirect(origin() + request.url, 302) // previews talk to one origin
  const language = languageOf(request)
  const member = await studio.memberOf(request)
  if (member && refusalFor(audience, member)) return site.answerFailure(request, reply, 'role_missing')
  const page = member
    ? studioPage(await studioFrame(language), { language, origin: origin(), icon: site.icon })
    : studioSignInPage({ language, next: pathOf(request.url) }, site)
  return sendPage(request, reply, toPage(page))
}

async function signIn(
  request: FastifyRequest<Form>,
  reply: FastifyReply,
  { studio, db, site, tries, reportEvent }: StudioRouteParts & { tries: RequestLimit },
) {
  if (!studio.isHere(request)) return reply.callNotFound()
  const language = languageOf(request)
  const next = pathOf(String(request.body?.next ?? ''))
  const refuse = async (fault: PlainTextKey, status: number) => {
    reportEvent('editor_refused', request.ip)
    return sendPage(request, reply, toPage(studioSignInPage({ language, next, fault, status }, site)))
  }
  const seconds = await tries.take(request.ip)
  if (seconds > 0) {
    reply.header('retry-after', String(seconds))
    return refuse('studio.signIn.tooMany', 429)
  }
  const editor = studio.signIn(reply, String(request.body?.token ?? '').trim())
  if (!editor) return refuse('studio.signIn.wrong', 403)
  await insertAuditEvent(db, { editor, action: 'sign_in' })
  reportEvent('editor_signed_in', request.ip)
  return reply.header('cache-control', 'no-store').redirect(`${next}?lang=${language}`, 303)
}

/** The path of a studio view; the list for any other address. */
const pathOf = (url: string): string =>
  /^\/studio(\/[a-z0-9-]{1,64}|\/lineups(\/[a-z0-9-]{1,64}){1,2})?(?=$|\?)/.exec(url)?.[0] ?? '/studio'
