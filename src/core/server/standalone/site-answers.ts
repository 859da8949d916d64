import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorTable } from '#src/core/errors.ts'
import type { DrawPage } from './standalone-page.tsx'

/** What a slice's plain HTTP routes need of the site to answer. */
export interface SiteAnswers {
  errors: ErrorTable
  /** Address of the site's icon. */
  icon: string
  drawPage: DrawPage
  /** Answers with a failure of the error table: a page for browsers, an envelope for programs. */
  answerFailure: (request: FastifyRequest, reply: FastifyReply, error: string) => Promise<unknown>
  /** Whether a request for this address comes from the game's web view. */
  isInGame: (request: Pick<FastifyRequest, 'headers'>, address: string) => boolean
}
