import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AskForVisitor } from '#src/core/server/calls/http.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { isDatabaseDown } from '#src/core/server/postgres/db.ts'
import { ownOrigin } from '#src/features/account/server/sign-in/sign-in.http.ts'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { recipientCalls } from '#src/features/campaign/recipients.contract.ts'
import { errorTable } from '#src/site/errors.ts'
import { isInGameBrowser } from '../addresses.ts'
import type { AppParts } from '../app-parts.ts'
import { enterConfirmation, requestConfirmation } from './confirmation-fields.tsx'
import { prizesPage, prizesPath, type SentRecipient } from './prizes-page.tsx'
import { type AskCall, callsFor } from './visitor-calls.ts'

interface Form {
  Body: Record<string, string> | undefined
  Querystring: Record<string, string | string[] | undefined>
}
type Request = FastifyRequest<Form>

interface RouteParts extends Pick<AppParts, 'runtime'> {
  ask: AskForVisitor
}

/** Bytes of a form: an address of Thai letters is nine times as long in it. */
const mostBytes = 16_384

/** Serves the forms of recipients for browsers without script. */
export async function addPrizeForms(app: FastifyInstance, parts: RouteParts) {
  await app.register(async (scope) => {
    takeForms(scope, { mostBytes })
    scope.get('/auth/prizes', (request: Request, reply) => send(request, reply, parts, null))
    for (const [path, act] of Object.entries({ '/save': save, '/code': sendCode })) {
      scope.post(`/auth/prizes${path}`, async (request: Request, reply) => {
        const fields = request.body ?? {}
        const sequence = Number(fields.sequence)
        const sent = await act({ ...fields, sequence }, callsFor(request, parts.ask)).catch((error: Error) => {
          if (!isDatabaseDown(error)) throw error
          return { error: 'system_busy', due: null }
        })
        if (sent) return send(request, reply, parts, { sequence, fields, ...sent })
        const address = `${prizesPath('', languageOf(request))}&saved=${sequence}`
        return reply.header('cache-control', 'no-store').redirect(address, 303)
      })
    }
  })
}

type Fields = Partial<Record<'name' | 'address' | 'region' | 'phone' | 'code', string>> & { sequence: number }

/** Saves a recipient, with the code of the form if it has one. Null once it is saved. */
async function save(fields: Fields, ask: AskCall): Promise<Pick<SentRecipient, 'error' | 'due'> | null> {
  const due = await enterConfirmation(fields.code, ask)
  if (due) return { error: null, due }
  const { sequence, name = '', address = '', region = '', phone = '' } = fields
  const given = await ask(recipientCalls.giveRecipient, { sequence, name, address, region, phone })
  if (given.ok) return null
  if (given.error !== 'confirmation_due') return { error: given.error, due: null }
  return { error: null, due: await requestConfirmation(ask) }
}

const sendCode = async (_: Fields, ask: AskCall) => ({ error: null, due: await requestConfirmation(ask) })

async function send(request: Request, reply: FastifyReply, { runtime, ask }: RouteParts, sent: SentRecipient | null) {
  const language = languageOf(request)
  const read = await callsFor(request, ask)(recipientCalls.readPrizesWon, {})
  const returnURL = returnTextOf(ownOrigin(request, runtime.config) + prizesPath('', language))
  const fault = sent && (sent.error ?? sent.due?.error ?? 'confirmation_due')
  const page = prizesPage({
    language,
    isInGame: isInGameBrowser(request, request.url),
    won: read.ok ? read.data : null,
    sent,
    saved: Number(request.query.saved) || null,
    signIn: `/auth/login?${new URLSearchParams({ returnURL, lang: language })}`,
    returnURL,
    status: fault ? (errorTable[fault]?.status ?? 400) : undefined,
  })
  return sendPage(request, reply, toPage(page))
}
