import { createHmac } from 'node:crypto'
import type { NamedSecrets } from '../process/config.ts'
import { isSame, ownerOf } from './named-tokens.ts'

/** Seconds for which a sign-in holds. */
export const signInLasts = 12 * 60 * 60

export interface SignIn {
  /** Of the editor. */
  name: string
  /** What the editor's browser keeps. */
  text: string
}

/** Who may write in the studio: names with their tokens. A sign-in is a text that its token has sealed, so that every instance can read it. */
export class Editors {
  readonly #tokens: NamedSecrets
  readonly #now: () => number

  /** `now` returns milliseconds. */
  constructor(tokens: NamedSecrets, now: () => number = Date.now) {
    this.#tokens = tokens
    this.#now = now
  }

  /** The sign-in of the editor whose token this is, or null where it is nobody's. */
  signIn(token: string): SignIn | null {
    const name = ownerOf(token, this.#tokens)
    return name ? { name, text: this.#seal(name, token) } : null
  }

  /** The name of the editor whose sign-in this is, or undefined where it is made up, over, or of a token that is gone. */
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
