import { ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { createNetworkLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { consentCalls } from '../consent.contract.ts'
import { insertConsentProof } from './consent.store.ts'

/** Per network: visitors of a mobile carrier share one, and proofs are kept for years. */
const proofsAnHour = { most: 240, seconds: 3600 }

export function consentHandlers(parts: LimitStores & { privateData: PrivateData }) {
  const networks = createNetworkLimit(parts, 'consent-network', proofsAnHour)
  return handle(consentCalls, {
    recordConsent: async ({ consent_id, revision, categories }, { language, sender }) => {
      const seconds = await networks.take(sender?.address ?? '')
      // the choice is valid without its proof, so the visitor gets no error
      if (seconds > 0) return ok({ recorded: false })
      await insertConsentProof(parts.db, { consentId: consent_id, revision, categories, language })
      return ok({ recorded: true })
    },
  })
}
