import type { Db } from '../../../core/server/db.ts'

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
