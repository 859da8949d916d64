import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

export interface ConsentProof {
  consentId: string
  revision: number
  categories: string[]
  language: string
}

/** Adds a proof; each change of a choice is a row. */
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

/** Proofs under an id, newest first. */
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

/** Deletes proofs older than this number of days. Returns how many. */
export async function deleteConsentProofsBefore(db: Db, days: number): Promise<number> {
  const result = await db
    .deleteFrom('consent_proofs')
    .where('given_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
