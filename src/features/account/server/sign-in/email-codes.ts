import { type CodeParts, type Codes, openCodes } from '#src/core/server/codes/codes.ts'
import { createNetworkLimit, createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import { subjectDigestsOf } from '../accounts/subjects.ts'
import { findKnownBrowser } from './known-browsers.store.ts'

export const emailCodeTask = 'send_sign_in_code'

export type EmailCodePurpose = 'sign-in' | 'deletion' | 'confirmation'
export type EmailCodes = Codes<EmailCodePurpose>

/** Codes sent by email, with limits over all instances: by browser, by the letters of an address, and by network. */
export function openEmailCodes(parts: CodeParts & LimitStores): EmailCodes {
  const { db, privateData } = parts
  const limits = limitsOf(parts)
  return openCodes<EmailCodePurpose>(parts, {
    task: emailCodeTask,
    digestsOf: (email) => subjectDigestsOf(email, privateData),
    take: async ({ purpose, browser, address }, subjectDigests) => {
      const isKnown = await findKnownBrowser(db, subjectDigests, browser)
      const letters = limits[purpose === 'sign-in' && isKnown ? 'known sign-in' : purpose]
      const subject = subjectDigests[0]!.toString('hex')
      const seconds =
        (await limits.network.take(address)) || (await letters.hour.take(subject)) || (await letters.day.take(subject))
      return seconds > 0 ? { error: 'too_many_codes', seconds } : null
    },
  })
}

const hour = 3600

/** Letters of a purpose to an address: codes requested by strangers must not block the others. */
const letterLimits = (parts: LimitStores, name: string) => ({
  hour: createSharedLimit(parts, `${name}-hour`, { most: 5, seconds: hour }),
  day: createSharedLimit(parts, `${name}-day`, { most: 10, seconds: 24 * hour }),
})

const limitsOf = (parts: CodeParts & LimitStores) => ({
  network: createNetworkLimit(parts, 'code-network', { most: 20, seconds: hour }),
  'sign-in': letterLimits(parts, 'sign-in'),
  /** The reserve of browsers that signed in to the account before: strangers can't use it up. */
  'known sign-in': letterLimits(parts, 'known-sign-in'),
  deletion: letterLimits(parts, 'deletion'),
  confirmation: letterLimits(parts, 'confirmation'),
})
