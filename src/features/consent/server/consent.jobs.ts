import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { purgeTask } from '#src/core/server/jobs/purge-task.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { consentProofDays, deleteConsentProofsBefore } from './consent.store.ts'

export interface ConsentJobParts {
  db: Db
  log: Log
}

export const consentCrontab = '17 * * * * forget_old_proofs'

/** Deletes proofs that are older than the privacy notice allows. */
export const consentTasks = ({ db, log }: ConsentJobParts): Tasks => ({
  forget_old_proofs: purgeTask(log, 'proofs of consent', () => deleteConsentProofsBefore(db, consentProofDays)),
})
