import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { Editors, type Member, signInLasts } from '#src/core/server/secrets/editors.ts'
import { keptSecret } from '#src/core/server/secrets/kept-secret.ts'
import { createPreviewSigner, type PreviewSigner } from './preview-signature.ts'
import { findEnded, insertEndedSignIn } from './sign-ins.store.ts'

export interface StudioAccess {
  /** Whether there are any tokens. */
  isOpen: boolean
  /** Generated on the first start; null if the operator has set tokens. */
  generatedToken: string | null
  signer: PreviewSigner
  /** Signs the browser in and returns the name of a token's member; null for an unknown token. */
  signIn(reply: FastifyReply, token: string): string | null
  /** Ends the sign-in of the cookie, and of every copy of it. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** The signed-in member of a request to the studio's host. */
  memberOf(request: FastifyRequest): Promise<Member | undefined>
  isHere(request: FastifyRequest): boolean
}

type StudioConfig = Pick<Config, 'production' | 'adminUrl' | 'dataFolder' | 'previewKeys' | 'studioTokens'>

/** Without tokens from the operator, development generates one and production keeps the studio closed. */
export function openStudio(config: StudioConfig, db: Db): StudioAccess {
  const { production, adminUrl, dataFolder, previewKeys } = config
  const generatedToken =
    production || config.studioTokens ? null : keptSecret(dataFolder, 'studio-token', 'STUDIO_TOKENS')
  const tokens = config.studioTokens ?? new Map(generatedToken ? [['editor+campaign', [generatedToken]]] : [])
  const editors = new Editors(tokens)
  const name = production ? '__Host-encore-studio' : 'encore-studio'
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: production } as const
  const host = adminUrl ? new URL(adminUrl).host : null
  const isHere = (request: FastifyRequest) => host === null || request.host === host
  const signInOf = (request: FastifyRequest) => editors.read(request.cookies[name] ?? '')
  return {
    isOpen: tokens.size > 0,
    generatedToken,
    signer: createPreviewSigner(previewKeys ?? new Map([['studio', [randomBytes(32).toString('hex')]]])),
    signIn: (reply, token) => {
      const signIn = editors.signIn(token)
      if (!signIn) return null
      reply.setCookie(name, signIn.cookie, { ...cookie, maxAge: signInLasts })
      return signIn.name
    },
    signOut: async (request, reply) => {
      const signIn = signInOf(request)
      if (signIn) await insertEndedSignIn(db, signIn)
      reply.clearCookie(name, cookie)
    },
    memberOf: async (request) => {
      const signIn = isHere(request) ? signInOf(request) : null
      return signIn && !(await findEnded(db, signIn)) ? signIn : undefined
    },
    isHere,
  }
}
