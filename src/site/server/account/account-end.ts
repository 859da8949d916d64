import { sameEmail } from '#src/core/server/secrets/email-address.ts'
import { deleteAccount } from '#src/features/account/server/accounts/accounts.store.ts'
import { subjectDigestsOf } from '#src/features/account/server/accounts/subjects.ts'
import { deleteEntrant } from '#src/features/analytics/server/entries.store.ts'
import { entrantDigestsOf } from '#src/features/analytics/server/entries.ts'
import { deleteRegistrationsOf } from '#src/features/campaign/server/registration/erasure.store.ts'
import { deleteSubscriptionOf } from '#src/features/newsletter/server/newsletter.store.ts'
import type { Runtime } from '../start/runtime.ts'

/** Deletes an account with its data in every slice. */
export async function forgetAccount(
  { id, emails }: { id: string; emails: string[] },
  { db, privateData }: Pick<Runtime, 'db' | 'privateData'>,
): Promise<void> {
  for (const email of emails) await deleteSubscriptionOf(db, privateData.digestsOf(sameEmail(email)))
  await deleteRegistrationsOf(db, id, privateData)
  await deleteEntrant(db, entrantDigestsOf(id, privateData))
  await deleteAccount(
    db,
    id,
    emails.flatMap((email) => subjectDigestsOf(email, privateData)),
  )
}
