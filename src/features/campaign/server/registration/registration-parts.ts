import type { Sender } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { RefusedPhone } from '#src/core/server/secrets/phone-number.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import type { PhoneCodes } from './phone-codes.ts'

/** What registrations need of the site. */
export interface RegistrationParts {
  db: Db
  privateData: PrivateData
  /** Null without a campaign. */
  campaign: CampaignSettings | null
  codes: PhoneCodes | null
  browsers: {
    /** The digest of the browser's cookie, which is set or extended. */
    browserOf(sender: Sender): Buffer
    /** The same without setting the cookie; null without one. */
    knownBrowserOf(sender: Sender): Buffer | null
  }
  captchas: PhoneCaptchas
  /** Counts a number that was refused, by its first digits. */
  countRefused: (refused: RefusedNumber) => void
}

export interface RefusedNumber extends RefusedPhone {
  region: string
}

/** Captchas before messages. */
interface PhoneCaptchas {
  pass(act: {
    action: 'phone-code'
    address: string
    ticket?: string
    isDue: boolean
  }): Promise<{ ok: true } | { ok: false; error: 'captcha_due' | 'captcha_failed'; seconds?: number }>
  /** Counts an entered code for its network; a right one in the caller's transaction. */
  countEntry(address: string, entry: { isWrong: boolean }, trx?: Db): Promise<void>
}
