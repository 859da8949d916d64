import { isLanguage, type Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import { listIdentities } from '../accounts/accounts.store.ts'
import { findLanguage } from './confirmation.store.ts'

/** Where mails to an account go, and in which language; none for an account without an address. */
export interface AccountContact {
  emails: string[]
  language: Language
}

export async function contactOf(
  userId: string,
  { db, privateData }: { db: Db; privateData: Pick<PrivateData, 'open'> },
): Promise<AccountContact> {
  const [identities, language] = await Promise.all([listIdentities(db, userId), findLanguage(db, userId)])
  const ofEmail = identities.filter(({ channel }) => channel === channels.email)
  const emails = await Promise.all(ofEmail.map(({ subjectSealed }) => privateData.open(subjectSealed)))
  return { emails, language: language !== null && isLanguage(language) ? language : 'en' }
}
