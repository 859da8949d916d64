import { ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { consentCalls } from '../consent.contract.ts'
import { insertConsentProof } from './consent.store.ts'

export const consentHandlers = (db: Db) =>
  handle(consentCalls, {
    recordConsent: async ({ consent_id, revision, categories }, { language }) => {
      await insertConsentProof(db, { consentId: consent_id, revision, categories, language })
      return ok({ recorded: true })
    },
  })
