import type { FastifyRequest } from 'fastify'
import type { Answer, Call } from '#src/core/call.ts'
import type { AskForVisitor } from '#src/core/server/calls/http.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'

export type AskCall = <C extends Call>(
  call: C,
  input: Parameters<AskForVisitor>[1],
) => Promise<Answer<C> & { seconds?: number }>

/** Asks calls for the visitor of a form's request. */
export const callsFor = (request: FastifyRequest, ask: AskForVisitor): AskCall =>
  ((call: Call, input: never) => ask(call, input, request, languageOf(request))) as AskCall
