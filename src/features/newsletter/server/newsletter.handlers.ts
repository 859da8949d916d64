import { fail, ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { readEmail, sameEmail } from '#src/core/server/secrets/email-address.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { newsletterCalls } from '../newsletter.contract.ts'
import { deleteSubscription, insertApplication, updateConfirmed } from './newsletter.store.ts'
import { linkPurposes } from './newsletter-mail.tsx'

/** The newsletter's calls; answers never reveal whether an address is known. */
export const newsletterHandlers = (db: Db, privateData: PrivateData) =>
  handle(newsletterCalls, {
    subscribe: async ({ email: text }, { language }) => {
      const email = readEmail(text)
      if (email === null) return fail('email_invalid', 'email: it is not an e-mail address')
      const digests = privateData.digestsOf(sameEmail(email))
      await insertApplication(db, { digests, sealed: await privateData.seal(email), language })
      return ok({ asked: true })
    },
    confirm: async ({ token }) => {
      const id = privateData.idIn(linkPurposes.confirm, token)
      const isConfirmed = id !== null && (await updateConfirmed(db, id))
      return isConfirmed ? ok({ confirmed: true }) : fail('link_expired')
    },
    unsubscribe: async ({ token }) => {
      const id = privateData.idIn(linkPurposes.unsubscribe, token)
      if (id === null) return fail('link_expired')
      await deleteSubscription(db, id)
      return ok({ ended: true })
    },
  })
