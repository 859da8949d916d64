import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

export interface ConsentProof {
  consentId: string
  revision: number
  categories: string[]
  language: string
}

/** Adds a proof; every change of a choice is a row of its own. */
export async function insertConsentProof(db: Db, proof: ConsentProof): Promise<void> {
  await db
    .insertInto('consent_proofs')
    .values({
      consent_id: proof.consentId,
      revision: proof.revision,
      categories: proof.categories,
      language: proof.language,
    })
    .execute()
}

/** What was chosen under an id, the newest first. */
export async function listConsentProofs(db: Db, consentId: string) {
  return db
    .selectFrom('consent_proofs')
    .select(['revision', 'categories', 'language', 'given_at as givenAt'])
    .where('consent_id', '=', consentId)
    .orderBy('given_at', 'desc')
    .execute()
}

/** Days that a proof is kept, as the privacy notice says: three years. */
export const consentProofDays = 1095

/** Deletes the proofs older than so many days and returns how many there were. */
export async function deleteConsentProofsBefore(db: Db, days: number): Promise<number> {
  const result = await db
    .deleteFrom('consent_proofs')
    .where('given_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
