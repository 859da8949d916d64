import type { Log } from '../../../core/server/log.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { consentProofDays, deleteConsentProofsBefore } from './consent.store.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes proofs that are older than the privacy notice allows, now and once a day. A day without a database is made up for by the next. */
export function purgeConsentProofsDaily(db: Db, log: Log): { stop(): Promise<void> } {
  const purge = async () => {
    try {
      const deleted = await deleteConsentProofsBefore(db, consentProofDays)
      if (deleted > 0) log.info({ deleted }, 'deleted old proofs of consent')
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'old proofs of consent could not be deleted')
    }
  }
  let underWay = purge()
  const timer = setInterval(() => {
    underWay = purge()
  }, day).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return underWay
    },
  }
}
