import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#src/core/server/process/config.ts'
import { Editors, signInLasts } from '#src/core/server/secrets/editors.ts'
import { keptSecret } from '#src/core/server/secrets/kept-secret.ts'
import { createPreviewSigner, type PreviewSigner } from './preview-signature.ts'

export interface StudioAccess {
  /** Whether there are any tokens. */
  isOpen: boolean
  /** Generated on the first start; null if the operator has set tokens. */
  generatedToken: string | null
  signer: PreviewSigner
  /** Signs the browser in and returns the editor of a token; null for an unknown token. */
  signIn(reply: FastifyReply, token: string): string | null
  signOut(reply: FastifyReply): void
  /** The signed-in editor of a request to the studio's host. */
  editorOf(request: FastifyRequest): string | undefined
  isHere(request: FastifyRequest): boolean
}

/** Without tokens from the operator, development generates one and production keeps the studio closed. */
export function openStudio(config: Config): StudioAccess {
  const { production, adminUrl, dataFolder, previewKeys } = config
  const generatedToken =
    production || config.studioTokens ? null : keptSecret(dataFolder, 'studio-token', 'STUDIO_TOKENS')
  const tokens = config.studioTokens ?? new Map(generatedToken ? [['editor', [generatedToken]]] : [])
  const editors = new Editors(tokens)
  const name = production ? '__Host-encore-studio' : 'encore-studio'
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: production } as const
  const host = adminUrl ? new URL(adminUrl).host : null
  const isHere = (request: FastifyRequest) => host === null || request.host === host
  return {
    isOpen: tokens.size > 0,
    generatedToken,
    signer: createPreviewSigner(previewKeys ?? new Map([['studio', [randomBytes(32).toString('hex')]]])),
    signIn: (reply, token) => {
      const signIn = editors.signIn(token)
      if (!signIn) return null
      reply.setCookie(name, signIn.text, { ...cookie, maxAge: signInLasts })
      return signIn.name
    },
    signOut: (reply) => void reply.clearCookie(name, cookie),
    editorOf: (request) => {
      const signIn = request.cookies[name]
      return signIn && isHere(request) ? editors.nameOf(signIn) : undefined
    },
    isHere,
  }
}
