import { purgeDaily } from '#src/core/server/jobs/daily-purge.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { consentProofDays, deleteConsentProofsBefore } from './consent.store.ts'

/** Deletes proofs that are older than the privacy notice allows. */
export const purgeConsentProofsDaily = (db: Db, log: Log) =>
  purgeDaily(log, 'proofs of consent', () => deleteConsentProofsBefore(db, consentProofDays))
