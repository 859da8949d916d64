import type { Command } from 'commander'
import { consentProofDays, deleteConsentProofsBefore } from '#src/features/consent/server/consent.store.ts'
import { readDays } from './day-option.ts'
import { withDatabase } from './open-database.ts'

/** `encore consent ...` */
export function addConsentCommands(consent: Command) {
  consent
    .command('purge')
    .description('deletes old proofs of consent')
    .option('--older-than-days <days>', 'delete proofs older than this', readDays, consentProofDays)
    .action(async ({ olderThanDays }: { olderThanDays: number }) => {
      const deleted = await withDatabase((db) => deleteConsentProofsBefore(db, olderThanDays))
      console.log(`Deleted proofs: ${deleted}.`)
    })
}
