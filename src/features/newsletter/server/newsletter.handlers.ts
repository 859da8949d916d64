import { fail, ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import { readEmail, sameEmail } from '#src/core/server/secrets/email-address.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { newsletterCalls } from '../newsletter.contract.ts'
import { deleteSubscription, insertApplicationJob, updateConfirmed } from './newsletter.store.ts'
import { linkPurposes } from './newsletter-mail.tsx'

export interface NewsletterHandlerParts extends LimitStores {
  privateData: PrivateData
  captchas: NewsletterCaptchas
}

/** The captchas of the newsletter's form. */
export interface NewsletterCaptchas {
  /** Counts an application and lets it pass, with a ticket if it needs one. */
  pass(act: { action: 'newsletter'; address: string; ticket?: string }): Promise<{ ok: true } | FailureOf>
}
type FailureOf = { ok: false; error: 'captcha_due' | 'captcha_failed' }

/** Applications of all visitors in an hour: each sends a letter. */
const applicationsAnHour = { most: 600, seconds: 3600 }

/** The newsletter's calls; answers never reveal whether an address is known. */
export function newsletterHandlers(parts: NewsletterHandlerParts) {
  const { db, privateData, captchas } = parts
  const ofAll = createSharedLimit(parts, 'newsletter', applicationsAnHour)
  return handle(newsletterCalls, {
    subscribe: async ({ email: text, captcha }, { language, sender }) => {
      const email = readEmail(text)
      if (email === null) return fail('email_invalid', 'email: it is not an e-mail address')
      const passed = await captchas.pass({ action: 'newsletter', address: sender!.address, ticket: captcha })
      if (!passed.ok) return fail(passed.error)
      if ((await ofAll.take('all')) > 0) return fail('too_many_requests')
      const digests = privateData.digestsOf(sameEmail(email))
      await insertApplicationJob(db, { digests, sealed: await privateData.seal(email), language })
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
}
