import { createHmac, randomUUID } from 'node:crypto'
import type { Audience, StudioRole } from '#src/core/call.ts'
import type { NamedSecrets } from '../process/config.ts'
import { isSame, ownerOf } from './named-tokens.ts'

/** Lifetime of a sign-in in seconds. */
export const signInLasts = 12 * 60 * 60

/** A member of the studio. */
export interface Member {
  name: string
  roles: StudioRole[]
}

/** A sign-in as the member's cookie says it. */
export interface SignIn extends Member {
  id: string
  /** Seconds since 1970. */
  end: number
}

/** Members of the studio by name, roles and token. A sign-in is sealed by its token, so every instance can read it. */
export class Editors {
  readonly #tokens: NamedSecrets
  readonly #now: () => number

  constructor(tokens: NamedSecrets, now: () => number = Date.now) {
    this.#tokens = tokens
    this.#now = now
  }

  /** Signs in by token: the member's name and the value of the cookie; null for unknown tokens. */
  signIn(token: string): { name: string; cookie: string } | null {
    const owner = ownerOf(token, this.#tokens)
    if (!owner) return null
    const sealed = `${owner}.${Math.floor(this.#now() / 1000) + signInLasts}.${randomUUID()}`
    return { name: memberOf(owner).name, cookie: `${sealed}.${sealOf(sealed, token)}` }
  }

  /** The sign-in of a cookie; null when forged, expired, or of a token that was removed or got other roles. */
  read(cookie: string): SignIn | null {
    const [owner = '', end = '', id = '', seal = ''] = cookie.split('.')
    const known = this.#tokens.get(owner) ?? []
    const isSealed = known.some((token) => isSame(sealOf(`${owner}.${end}.${id}`, token), seal))
    return isSealed && Number(end) * 1000 > this.#now() ? { id, ...memberOf(owner), end: Number(end) } : null
  }
}

const roleOf: Partial<Record<Audience, StudioRole>> = { editors: 'editor', operators: 'campaign' }

/** Why an audience excludes a member, undefined without a sign-in; null if it includes them. */
export function refusalFor(audience: Audience, member: Member | undefined): 'session_expired' | 'role_missing' | null {
  if (!member) return 'session_expired'
  const role = roleOf[audience]
  return role && !member.roles.includes(role) ? 'role_missing' : null
}

/** The member of a name in the setting: `anna` edits, `anna+campaign` does both, `anna=campaign` the campaign alone. */
function memberOf(owner: string): Member {
  const [, name = '', mark] = /^([\w-]*)([+=]?)/.exec(owner)!
  return { name, roles: mark === '=' ? ['campaign'] : mark === '+' ? ['editor', 'campaign'] : ['editor'] }
}

const sealOf = (sealed: string, token: string): string => createHmac('sha256', token).update(sealed).digest('base64url')
