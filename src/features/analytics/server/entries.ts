import type { Ctx } from '#src/core/server/calls/handle.ts'
import { networkOf } from '#src/core/server/http/network.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { insertEntry } from './entries.store.ts'

interface EntryParts {
  db: Db
  privateData: PrivateData
  timeZone: string
  /** Campaign codes counted separately. */
  campaignCodes: readonly string[]
}

/** Counts a campaign entry, once per account, or once a day per network. Returns false for a repeated one. */
export async function countEntry(code: string, parts: EntryParts, { findAccount, sender }: Ctx): Promise<boolean> {
  const { db, privateData, timeZone, campaignCodes } = parts
  const account = await findAccount?.()
  // nothing that a browser says about itself: anybody can send another user agent with each request
  const who = account ? `account ${account.id}` : `visitor ${todayIn(timeZone)} ${networkOf(sender?.address ?? '')}`
  const counted = campaignCodes.includes(code) ? code : null
  return insertEntry(db, {
    code: counted,
    digests: privateData.digestsOf(`campaign entry ${counted} ${who}`),
    accountDigest: account ? entrantDigestsOf(account.id, privateData)[0] : null,
    timeZone,
  })
}

/** Digests by which an account's entries are found, newest key first. */
export const entrantDigestsOf = (accountId: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>) =>
  digestsOf(`campaign entrant ${accountId}`)

/** ISO date. */
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
