import { hash, randomBytes } from 'node:crypto'
import { batch } from '#src/core/server/calls/batched.ts'
import type { Sender } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { browserDays, sessionDays, sessionHint } from '#src/features/account/sign-in.rules.ts'
import {
  deleteSession,
  insertSession,
  listSignedIn,
  type NewSession,
  type StoredSession,
  updateSeen,
} from './sessions.store.ts'

export interface SignedIn extends Omit<StoredSession, 'nameSealed'> {
  /** Null if none was chosen. */
  name: string | null
}

export interface SessionParts {
  db: Db
  privateData: PrivateData
  /** Cookies are then always Secure: a proxy may hide that the browser uses https. */
  production: boolean
}

/** Sessions by a cookie with a random token; the database has only its digest. */
export interface Sessions {
  find(sender: Sender): Promise<SignedIn | null>
  /** Signs a browser in within a transaction; replaces its previous session. */
  begin(trx: Db, sender: Sender, account: Pick<NewSession, 'userId' | 'channel' | 'language'>): Promise<void>
  end(sender: Sender): Promise<void>
  /** The digest of the browser's session token; null without one. */
  digestOf(sender: Sender): Buffer | null
  /** The digest of the browser's id cookie, which is set or extended. */
  browserOf(sender: Sender): Buffer
  /** The same without setting the cookie; null without one. */
  knownBrowserOf(sender: Sender): Buffer | null
}

/** Sessions in the database behind __Host- cookies; plain cookie names where a browser would refuse those. */
export function openSessions({ db, privateData, production }: SessionParts): Sessions {
  const findSignedIn = batch((digests: readonly Buffer[]) => listSignedIn(db, digests))
  const cookiesFor = (sender: Sender) => (production || sender.keepsSecureCookies() ? secureCookies : plainCookies)
  const giveSession = (sender: Sender, value: string, seconds: number) => {
    const { session, isSecure } = cookiesFor(sender)
    sender.setCookie({ name: session, value, seconds, isSecure })
    sender.setCookie({ name: sessionHint, value: value && '1', seconds, isSecure, isReadable: true })
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
      if (!found) return null // the cookie stays: a concurrent answer may have set a new one
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
      const { browser, isSecure } = cookiesFor(sender)
      const token = sender.cookie(browser) ?? randomBytes(32).toString('base64url')
      sender.setCookie({ name: browser, value: token, seconds: browserDays * day, isSecure })
      return digestOf(token)
    },
    knownBrowserOf: (sender) => {
      const token = sender.cookie(cookiesFor(sender).browser)
      return token === undefined ? null : digestOf(token)
    },
  }
}

const day = 24 * 60 * 60

const plainCookies = { session: 'encore-session', browser: 'encore-browser', isSecure: false }
const secureCookies = {
  session: '__Host-encore-session',
  browser: '__Host-encore-browser',
  isSecure: true,
}

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer')
