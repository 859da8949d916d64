import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeForms } from '#src/core/server/http/forms.ts'
import { createNetworkLimit } from '#src/core/server/http/shared-limits.ts'
import { pack } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { languageOf } from '#src/site/server/addresses.ts'
import type { AppParts } from '#src/site/server/app.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { insertDeed } from './drafts.store.ts'
import { studioPage, studioSignInPage } from './studio-pages.tsx'

/** Sign-ins that one network may try. */
const triesAMinute = { most: 10, seconds: 60 }

interface Form {
  Body: Record<string, string> | undefined
}

/** Serves the studio to editors, and the form by which they sign in. */
export async function addStudio(app: FastifyInstance, { runtime, studioFrame, origin }: AppParts) {
  const { studio, db, config } = runtime
  if (!studio.isOpen) return
  const tries = createNetworkLimit(runtime, 'studio-sign-in', triesAMinute)
  const send = async (request: FastifyRequest, reply: FastifyReply, page: ReturnType<typeof studioSignInPage>) =>
    sendPage(request, reply, await pack(page))
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!studio.isHere(request)) return reply.callNotFound()
    const isElsewhere = config.adminUrl === null && request.host !== new URL(origin()).host
    if (isElsewhere) return reply.redirect(origin() + request.url, 302) // previews speak to one origin
    const language = languageOf(request)
    if (!studio.editorOf(request))
      return send(request, reply, studioSignInPage({ language, next: pathOf(request.url) }))
    return send(request, reply, studioPage(language, await studioFrame(language), origin()))
  }
  await app.register(async (scope) => {
    takeForms(scope)
    scope.get('/studio', show)
    scope.get('/studio/:id', show)
    scope.post<Form>('/studio/sign-in', async (request, reply) => {
      if (!studio.isHere(request)) return reply.callNotFound()
      const language = languageOf(request)
      const next = pathOf(String(request.body?.next ?? ''))
      const seconds = await tries.take(request.ip)
      if (seconds > 0) {
        reply.header('retry-after', String(seconds))
        return send(request, reply, studioSignInPage({ language, next, fault: 'studio.signIn.tooMany', status: 429 }))
      }
      const signIn = studio.signIn(String(request.body?.token ?? '').trim())
      if (!signIn)
        return send(request, reply, studioSignInPage({ language, next, fault: 'studio.signIn.wrong', status: 403 }))
      await insertDeed(db, { editor: signIn.editor, action: 'sign_in' })
      return reply
        .header('set-cookie', signIn.cookie)
        .header('cache-control', 'no-store')
        .redirect(`${next}?lang=${language}`, 303)
    })
    scope.post('/studio/sign-out', async (request, reply) => {
      if (!studio.isHere(request)) return reply.callNotFound()
      return reply
        .header('set-cookie', studio.endedCookie)
        .header('cache-control', 'no-store')
        .redirect(`/studio?lang=${languageOf(request)}`, 303)
    })
  })
}

/** The path of a view of the studio; its list for any other address. */
const pathOf = (url: string): string => /^\/studio(\/[a-z0-9-]{1,64})?(?=$|\?)/.exec(url)?.[0] ?? '/studio'

/** The origin of the studio, whose windows may hold previews. */
export const adminOriginOf = ({ runtime: { config }, origin }: AppParts): string => config.adminUrl ?? origin()

/** What the calls of the studio need of the site. */
export function studioSettings({ runtime: { studio, projectRoot }, origin }: AppParts) {
  const folder = join(projectRoot, 'art/finished/act/covers/1440x810')
  return {
    signer: studio.signer,
    origin,
    timeZone: siteConfig.timeZone,
    pictureOrigins: siteConfig.pictureOrigins,
    videos: siteConfig.video,
    covers: () => readdirSync(folder).map((file) => file.replace(/\.\w+$/, '')),
  }
}
