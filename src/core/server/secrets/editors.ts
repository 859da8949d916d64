import { createHmac, randomUUID } from 'node:crypto'
import type { NamedSecrets } from '../process/config.ts'
import { isSame, ownerOf } from './named-tokens.ts'

/** Lifetime of a sign-in in seconds. */
export const signInLasts = 12 * 60 * 60

/** A sign-in as the editor's cookie says it. */
export interface SignIn {
  id: string
  /** Name of the editor. */
  name: string
  /** Seconds since 1970. */
  end: number
}

/** Editors by name and token. A sign-in is sealed by its token, so every instance can read it. */
export class Editors {
  readonly #tokens: NamedSecrets
  readonly #now: () => number

  constructor(tokens: NamedSecrets, now: () => number = Date.now) {
    this.#tokens = tokens
    this.#now = now
  }

  /** Signs in by token: the editor's name and the value of the cookie; null for unknown tokens. */
  signIn(token: string): { name: string; cookie: string } | null {
    const name = ownerOf(token, this.#tokens)
    if (!name) return null
    const sealed = `${name}.${Math.floor(this.#now() / 1000) + signInLasts}.${randomUUID()}`
    return { name, cookie: `${sealed}.${sealOf(sealed, token)}` }
  }

  /** The sign-in of a cookie; null when forged, expired or of a removed token. */
  read(cookie: string): SignIn | null {
    const [name = '', end = '', id = '', seal = ''] = cookie.split('.')
    const known = this.#tokens.get(name) ?? []
    const isSealed = known.some((token) => isSame(sealOf(`${name}.${end}.${id}`, token), seal))
    return isSealed && Number(end) * 1000 > this.#now() ? { id, name, end: Number(end) } : null
  }
}

const sealOf = (sealed: string, token: string): string => createHmac('sha256', token).update(sealed).digest('base64url')
