import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookieIn } from '#src/core/server/http/cookies.ts'
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
  /** The editor of a token with a sign-in cookie; null for an unknown token. */
  signIn(token: string): { editor: string; cookie: string } | null
  /** Cookie that ends a sign-in. */
  endedCookie: string
  /** The signed-in editor of a request to the studio's host. */
  editorOf(request: FastifyRequest): string | undefined
  isHere(request: FastifyRequest): boolean
}

/** Without tokens from the operator, development generates one and production keeps the studio closed. */
export function openStudio(config: Config): StudioAccess {
  const { production, adminUrl, dataFolder, previewKeys } = config
  const generatedToken = production || config.studioTokens ? null : keptSecret(dataFolder, 'studio-token')
  const tokens = config.studioTokens ?? new Map(generatedToken ? [['editor', [generatedToken]]] : [])
  const editors = new Editors(tokens)
  const [name, security] = production ? ['__Host-encore-studio', '; Secure'] : ['encore-studio', '']
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${security}`
  const host = adminUrl ? new URL(adminUrl).host : null
  const isHere = (request: FastifyRequest) => host === null || request.host === host
  return {
    isOpen: tokens.size > 0,
    generatedToken,
    signer: createPreviewSigner(previewKeys ?? new Map([['studio', [randomBytes(32).toString('hex')]]])),
    signIn: (token) => {
      const signIn = editors.signIn(token)
      return signIn && { editor: signIn.name, cookie: cookie(signIn.text, signInLasts) }
    },
    endedCookie: cookie('', 0),
    editorOf: (request) => {
      const signIn = cookieIn(request.headers.cookie, name)
      return signIn && isHere(request) ? editors.nameOf(signIn) : undefined
    },
    isHere,
  }
}
