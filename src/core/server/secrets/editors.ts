import { createHmac } from 'node:crypto'
import type { NamedSecrets } from '../process/config.ts'
import { isSame, ownerOf } from './named-tokens.ts'

/** Lifetime of a sign-in in seconds. */
export const signInLasts = 12 * 60 * 60

export interface SignIn {
  name: string
  /** Value of the editor's cookie. */
  text: string
}

/** Editors by name and token. A sign-in is sealed by its token, so every instance can read it. */
export class Editors {
  readonly #tokens: NamedSecrets
  readonly #now: () => number

  constructor(tokens: NamedSecrets, now: () => number = Date.now) {
    this.#tokens = tokens
    this.#now = now
  }

  /** Signs in by token; null for unknown ones. */
  signIn(token: string): SignIn | null {
    const name = ownerOf(token, this.#tokens)
    return name ? { name, text: this.#seal(name, token) } : null
  }

  /** Name of the editor of a sign-in; undefined when forged, expired or of a removed token. */
  nameOf(signIn: string): string | undefined {
    const [name, end, seal] = signIn.split('.')
    if (!name || !end || !seal || !(Number(end) * 1000 > this.#now())) return undefined
    const known = this.#tokens.get(name) ?? []
    return known.some((token) => isSame(sealOf(name, end, token), seal)) ? name : undefined
  }

  #seal(name: string, token: string): string {
    const end = String(Math.floor(this.#now() / 1000) + signInLasts)
    return `${name}.${end}.${sealOf(name, end, token)}`
  }
}

const sealOf = (name: string, end: string, token: string): string =>
  createHmac('sha256', token).update(`${name}\n${end}`).digest('base64url')
