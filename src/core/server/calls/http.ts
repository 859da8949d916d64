import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Answer, type Audience, type Call, type Failure, fail, type StudioRole } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { isLanguage, type Language, languageFacts, languages } from '#src/core/languages.ts'
import { unstorableFault } from '#src/core/texts/plain-text.ts'
import type { RequestLimit } from '../http/request-limit.ts'
import { isDatabaseDown } from '../postgres/db.ts'
import type { Member } from '../secrets/editors.ts'
import { sendAnswer, sendFailure } from './envelope.ts'
import type { BoundCall, BoundCalls, Sender } from './handle.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    envelope?: Call['envelope']
    /** The only group that may use the route. */
    audience?: Audience
  }
}

/** Answers all calls under their paths. Returns how the route of a form asks one of them. */
export function addCalls(app: FastifyInstance, calls: BoundCalls, wire: Wire): AskForVisitor {
  const { errors, content } = wire
  const answerers = new Map([...calls.values()].map((bound) => [bound.call.path, answererOf(bound, wire)]))
  for (const { call } of calls.values()) {
    app.post(
      call.path,
      { bodyLimit: call.largestBody, config: { envelope: call.envelope, audience: call.audience } },
      async (request, reply) => {
        const named = call.envelope === 'ret' ? {} : namedIn(request.body)
        if (isForAnother(request, content, named.gameid)) return sendFailure(reply, errors, 'unknown_game')
        const language = callLanguageOf(request, named.language)
        if (!language) return sendFailure(reply, errors, 'unknown_language')
        const answer = await answerers.get(call.path)!(request.body, request, language)
        if (answer.ok) return sendAnswer(reply, call, answer.data, answer.seq)
        if (answer.seconds) reply.header('retry-after', String(answer.seconds))
        return sendFailure(reply, errors, answer.error, answer.detail)
      },
    )
  }
  return (call, input, request, language) => answerers.get(call.path)!(input, request, language) as never
}

/** Asks a call for a request's visitor, with the limits of the call. */
export type AskForVisitor = <C extends Call>(
  call: C,
  input: v.InferInput<C['input']>,
  request: FastifyRequest,
  language: Language,
) => Promise<Answer<C>>

/** `seconds` until the visitor may ask again. */
type WireAnswer = { ok: true; data: object; seq?: string } | (Failure & { seconds?: number })

/** Answers one call: parses its input, applies its limit and runs it. */
function answererOf({ call, run }: BoundCall, { memberOf, findAccount, limitOf }: Wire) {
  const limit = call.perHour === undefined ? null : limitOf(call.path, { most: call.perHour, seconds: 3600 })
  return async (body: unknown, request: FastifyRequest, language: Language): Promise<WireAnswer> => {
    if (Array.isArray(body)) return fail('invalid_request', 'body: it is a list')
    const input = v.safeParse(call.input, body ?? {})
    if (!input.success) return fail('invalid_request', firstFault(input.issues))
    const fault = unstorableFault(input.output)
    if (fault) return fail('invalid_request', fault)
    const seconds = (await limit?.take(request.ip)) ?? 0
    if (seconds > 0) return { ...fail('too_many_requests'), seconds }
    const { sender } = request
    const member = await memberOf(request)
    const nameAs = (role: StudioRole) => (member?.roles.includes(role) ? member.name : undefined)
    const ctx = {
      language,
      sender,
      test: isTest(request),
      editor: nameAs('editor'),
      operator: nameAs('campaign'),
      isUncounted: isUncounted(request),
      findAccount: () => findAccount(sender),
      seq: request.id,
      idempotencyKey: idempotencyKeyOf(request),
    }
    return (await run(input.output as never, ctx)) as WireAnswer
  }
}

/** What calls need of the site. */
export interface Wire {
  errors: ErrorTable
  content: ContentAddress
  /** The member of a request from the studio. */
  memberOf: (request: FastifyRequest) => Promise<Member | undefined>
  /** The signed-in account of a sender. */
  findAccount: (sender: Sender) => Promise<{ id: string } | null>
  /** A named limit per network, shared by all instances. */
  limitOf: (name: string, limit: { most: number; seconds: number }) => RequestLimit
}

/** Ids of the game and the area that this site serves. */
export interface ContentAddress {
  gameId: string
  areaId: string
}

/** Language and game of a body, which win over the headers. */
const namedIn = (body: unknown) => (body ?? {}) as { language?: unknown; gameid?: unknown }

/** True when a request names another game or area. */
function isForAnother({ headers }: FastifyRequest, { gameId, areaId }: ContentAddress, gameid: unknown): boolean {
  const game = gameid ?? headers['x-gameid'] ?? gameId
  return String(game) !== gameId || (headers['x-areaid'] ?? areaId) !== areaId
}

/** Error key of what Fastify or a handler threw. */
export function failureKeyOf(error: FastifyError): string {
  if (isDatabaseDown(error) || error.statusCode === 503) return 'system_busy'
  if (error.statusCode === 413) return 'request_too_large'
  if (error.statusCode === 415) return 'wrong_content_type'
  if (error.statusCode === 429) return 'too_many_requests'
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return 'invalid_request'
  return 'unexpected'
}

/** Names the first wrong field: 'season: Invalid type: Expected string but received 5'. */
function firstFault(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const issue = deepest(issues[0])
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`.slice(0, 200)
}

/** For a union that matches no option: the issue of the first option. */
const deepest = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> => (issue.issues ? deepest(issue.issues[0]) : issue)

/** Language of a body or of X-Language, as CN or zh; English without one, null for an unknown one. */
export function callLanguageOf({ headers }: FastifyRequest, named?: unknown): Language | null {
  const given = named ?? headers['x-language']
  if (given === undefined || given === '') return 'en'
  const asked = String(given)
  return (
    languages.find((each) => languageFacts[each].wire === asked.toUpperCase()) ?? (isLanguage(asked) ? asked : null)
  )
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

const isUncounted = ({ headers }: FastifyRequest) => headers.dnt === '1' || headers['sec-gpc'] === '1'

const isTest = (request: FastifyRequest) => request.headers['x-test'] === '1'
