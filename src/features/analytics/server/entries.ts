import type { Ctx } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { insertEntry } from './entries.store.ts'

interface EntryParts {
  db: Db
  privateData: PrivateData
  timeZone: string
  /** Codes of campaigns that are told apart. */
  campaignCodes: readonly string[]
}

/** Counts that somebody came by a code: once an account or, of who is not signed in, once a day and as far as network and browser tell. Returns whether it did. */
export async function countEntry(code: string, parts: EntryParts, { findAccount, sender }: Ctx): Promise<boolean> {
  const { db, privateData, timeZone, campaignCodes } = parts
  const account = await findAccount?.()
  const who = account ? `account ${account.id}` : `visitor ${todayIn(timeZone)} ${sender?.traits()}`
  return insertEntry(db, {
    code: campaignCodes.includes(code) ? code : null,
    digests: privateData.digestsOf(`campaign entry ${code} ${who}`),
    accountDigest: account ? entrantDigestsOf(account.id, privateData)[0] : null,
    timeZone,
  })
}

/** By what the codes by which an account came are found: of the newest key first. */
export const entrantDigestsOf = (accountId: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>) =>
  digestsOf(`campaign entrant ${accountId}`)

/** ISO date. */
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
