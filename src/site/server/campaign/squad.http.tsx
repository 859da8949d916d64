import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Call } from '#src/core/call.ts'
import type { AskForVisitor } from '#src/core/server/calls/http.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { isDatabaseDown } from '#src/core/server/postgres/db.ts'
import { ownOrigin } from '#src/features/account/server/sign-in/sign-in.http.ts'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { campaignCalls } from '#src/features/campaign/campaign.contract.ts'
import { drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { readInviteCode } from '#src/features/campaign/invite-codes.rules.ts'
import { squadCalls } from '#src/features/campaign/squads.contract.ts'
import { errorTable } from '#src/site/errors.ts'
import { isInGameBrowser } from '../addresses.ts'
import type { AppParts } from '../app-parts.ts'
import { squadActionOf } from './squad-address.ts'
import { type SentSquadForm, squadPage } from './squad-page.tsx'
import { type AskCall, callsFor } from './visitor-calls.ts'

interface Form {
  Body: Fields | undefined
  Querystring: { invite?: string; drawn?: string }
}
type Fields = Record<string, string>
type Request = FastifyRequest<Form>

interface RouteParts extends Pick<AppParts, 'runtime'> {
  ask: AskForVisitor
}

/** Serves squads, the question and the draw as forms, for browsers without script. */
export async function addSquadForms(app: FastifyInstance, parts: RouteParts) {
  await app.register(async (scope) => {
    takeForms(scope)
    scope.get('/auth/squad', (request: Request, reply) => send(request, reply, parts, null))
    for (const [path, act] of Object.entries(actions)) {
      scope.post(`/auth/squad${path}`, async (request: Request, reply) => {
        const fields = request.body ?? {}
        const sent = await act(fields, askingFor(request, parts)).catch((error: Error): Outcome => {
          if (!isDatabaseDown(error)) throw error
          return { error: 'system_busy' }
        })
        if (sent.error !== null) return send(request, reply, parts, { path, fields, error: sent.error })
        const next = sent.isToSignIn ? signInOf(request, parts) : squadActionOf('', languageOf(request), sent.drawn)
        return reply.header('cache-control', 'no-store').redirect(next, 303)
      })
    }
  })
}

interface Outcome {
  /** Key of the error table, or of a text of the page; null after a success. */
  error: string | null
  /** Number of the draw that took place. */
  drawn?: number
  isToSignIn?: boolean
}

/** Asks calls for the visitor of a request; a form has its key as a field. */
function askingFor(request: Request, { ask }: RouteParts): AskCall {
  if (request.body?.key) request.headers['idempotency-key'] = request.body.key
  return callsFor(request, ask)
}

const outcomeOf = (answer: Answer<Call>): Outcome => ({ error: answer.ok ? null : answer.error })

const actions: Record<string, (fields: Fields, ask: AskCall) => Promise<Outcome>> = {
  '/keep': async ({ invite = '' }, ask) => {
    const kept = invite.trim() ? await ask(squadCalls.keepInvitation, { invite }) : null
    return kept?.ok === false ? outcomeOf(kept) : { error: null, isToSignIn: true }
  },
  '/join': async ({ invite = '', sure }, ask) =>
    sure === 'yes' ? outcomeOf(await ask(squadCalls.joinSquad, { invite, sure: true })) : { error: 'sure_missing' },
  '/create': async ({ sure }, ask) =>
    sure === 'yes' ? outcomeOf(await ask(squadCalls.createSquad, { sure: true })) : { error: 'sure_missing' },
  '/end': async ({ sure }, ask) =>
    sure === 'yes' ? outcomeOf(await ask(squadCalls.endInvitations, {})) : { error: 'sure_missing' },
  '/answer': async ({ id = '', option = '' }, ask) =>
    option
      ? outcomeOf(await ask(drawCalls.answerQuestion, { id, option: Number(option) }))
      : { error: 'option_missing' },
  '/draw': async (_, ask) => {
    const answer = await ask(drawCalls.draw, {})
    return answer.ok ? { error: null, drawn: answer.data.draw.n } : outcomeOf(answer)
  },
}

/** The sign-in page, which returns to the forms. */
const signInOf = (request: Request, { runtime }: RouteParts): string => {
  const language = languageOf(request)
  const returnURL = returnTextOf(ownOrigin(request, runtime.config) + squadActionOf('', language))
  return `/auth/login?${new URLSearchParams({ returnURL, lang: language })}`
}

async function send(request: Request, reply: FastifyReply, parts: RouteParts, sent: SentSquadForm | null) {
  const language = languageOf(request)
  const ask = askingFor(request, parts)
  const [config, squad, facts, own] = await Promise.all([
    ask(campaignCalls.getCampaignConfig, {}),
    ask(squadCalls.readSquad, {}),
    ask(drawCalls.readDraw, {}),
    ask(drawCalls.readOwnDraws, {}),
  ])
  const page = squadPage({
    language,
    isInGame: isInGameBrowser(request, request.url),
    origin: ownOrigin(request, parts.runtime.config),
    campaign: config.ok ? config.data.campaign : null,
    view: squad.ok ? squad.data : null,
    facts: facts.ok ? facts.data.draw : null,
    own: own.ok ? own.data : null,
    drawn: Number(request.query.drawn) || null,
    invite: inviteOf(request),
    drawKey: sent?.path === '/draw' && sent.fields.key ? sent.fields.key : randomUUID(),
    sent,
    status: sent?.error ? (errorTable[sent.error]?.status ?? 400) : undefined,
  })
  return sendPage(request, reply, toPage(page))
}

/** The code of the address, or of the page that led here, whose link had it; null without one. */
function inviteOf({ query, headers }: Request): string | null {
  for (const text of [query.invite ?? '', /[?&]invite=[^&#]+/.exec(headers.referer ?? '')?.[0] ?? '']) {
    const read = readInviteCode(text.slice(0, 500))
    if ('code' in read) return read.code
  }
  return null
}
