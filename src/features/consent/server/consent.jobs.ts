import { purgeDaily } from '../../../core/server/daily-purge.ts'
import type { Log } from '../../../core/server/log.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { consentProofDays, deleteConsentProofsBefore } from './consent.store.ts'

/** Deletes proofs that are older than the privacy notice allows. */
export const purgeConsentProofsDaily = (db: Db, log: Log) =>
  purgeDaily(log, 'proofs of consent', () => deleteConsentProofsBefore(db, consentProofDays))
