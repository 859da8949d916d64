import { hash, randomBytes } from 'node:crypto'
import { batch } from '#src/core/server/calls/batched.ts'
import type { Sender } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { sessionDays, sessionHint } from '#src/features/account/sign-in.rules.ts'
import { deleteSession, insertSession, listSignedIn, type StoredSession, updateSeen } from './sessions.store.ts'

export interface SignedIn extends Omit<StoredSession, 'nameSealed'> {
  /** Null for who has chosen none. */
  name: string | null
}

export interface SessionParts {
  db: Db
  privateData: PrivateData
  /** There every browser comes over https, though a proxy before the site may not tell. */
  production: boolean
}

/** Who is signed in, by a cookie whose token only its browser knows. */
export interface Sessions {
  find(sender: Sender): Promise<SignedIn | null>
  /** Signs a browser in with a new token, in a transaction; the session that it had is over. */
  begin(trx: Db, sender: Sender, account: { userId: string; channel: number }): Promise<void>
  end(sender: Sender): Promise<void>
  /** The digest of the token that a browser has; null without one. */
  digestOf(sender: Sender): Buffer | null
  /** The digest of what tells a browser from others, which it keeps for a day from now. */
  browserOf(sender: Sender): Buffer
}

/** Sessions in the database, behind cookies that no other host can set; plainly named ones where a browser would not keep these. */
export function openSessions({ db, privateData, production }: SessionParts): Sessions {
  const findSignedIn = batch((digests: readonly Buffer[]) => listSignedIn(db, digests))
  const cookiesFor = (sender: Sender) => (production || sender.keepsSecureCookies() ? secureCookies : plainCookies)
  const give = (sender: Sender, [name, value]: [string, string], seconds: number, isRead = false) =>
    sender.setCookie(
      `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${isRead ? '' : '; HttpOnly'}${cookiesFor(sender).attribute}`,
    )
  const giveSession = (sender: Sender, token: string, seconds: number) => {
    give(sender, [cookiesFor(sender).session, token], seconds)
    give(sender, [sessionHint, token && '1'], seconds, true)
  }
  const digestIn = (sender: Sender): Buffer | null => {
    const token = sender.cookie(cookiesFor(sender).session)
    return token === undefined ? null : digestOf(token)
  }
  return {
    find: async (sender) => {
      const token = sender.cookie(cookiesFor(sender).session)
      if (token === undefined) return null
      const found = await findSignedIn(digestOf(token))
      if (!found) return null // its cookie stays: another answer may have brought a new one
      const { userId, channel, avatarId, nameSealed } = found
      if (!found.seenToday) {
        await updateSeen(db, digestOf(token))
        giveSession(sender, token, sessionDays * day)
      }
      return { userId, channel, avatarId, name: nameSealed && (await privateData.open(nameSealed)) }
    },
    begin: async (trx, sender, account) => {
      const token = randomBytes(32).toString('base64url')
      await insertSession(trx, { ...account, tokenDigest: digestOf(token), before: digestIn(sender) })
      giveSession(sender, token, sessionDays * day)
    },
    end: async (sender) => {
      const digest = digestIn(sender)
      if (digest) await deleteSession(db, digest)
      giveSession(sender, '', 0)
    },
    digestOf: digestIn,
    browserOf: (sender) => {
      const { browser } = cookiesFor(sender)
      const token = sender.cookie(browser) ?? randomBytes(32).toString('base64url')
      give(sender, [browser, token], day) // its day begins anew: no code or pass outlives it
      return digestOf(token)
    },
  }
}

const day = 24 * 60 * 60

/** Names of cookies, and the end of the headers that set them. */
const plainCookies = { session: 'encore-session', browser: 'encore-browser', attribute: '' }
const secureCookies = {
  session: '__Host-encore-session',
  browser: '__Host-encore-browser',
  attribute: '; Secure',
}

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer')
