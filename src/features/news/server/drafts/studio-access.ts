import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookieIn } from '#src/core/server/http/cookies.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { Editors, signInLasts } from '#src/core/server/secrets/editors.ts'
import { keptSecret } from '#src/core/server/secrets/kept-secret.ts'
import { createPreviewSigner, type PreviewSigner } from './preview-signature.ts'

/** Access to the studio. */
export interface StudioAccess {
  isOpen: boolean
  /** The token that a first start generated; null when the operator has set some. */
  generatedToken: string | null
  signer: PreviewSigner
  /** Signs in by token with the cookie to set; null for unknown tokens. */
  signIn(token: string): { editor: string; cookie: string } | null
  endedCookie: string
  /** Editor of a request to the studio's host. */
  editorOf(request: FastifyRequest): string | undefined
  /** True for requests to the studio's host. */
  isHere(request: FastifyRequest): boolean
}

/** Opens the studio. A first start without tokens generates one; in production it stays closed. */
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
