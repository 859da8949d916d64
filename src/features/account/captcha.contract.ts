import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { captchaActions } from './captcha.rules.ts'

/** Captcha failures: codes 41xxxx from 410020. */
export const captchaErrors = {
  captcha_due: { code: 410020, status: 429 },
  captcha_failed: { code: 410021, status: 400 },
} as const satisfies ErrorTable

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/, 'is not hexadecimal'), v.maxLength(256))
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff))

const challenge = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    cost: wholeNumber,
    data: v.object({ action: v.picklist(captchaActions), network: hex }),
    expiresAt: wholeNumber,
    keyLength: wholeNumber,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
})

export const captchaCalls = {
  check: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/CaptchaCheck',
    summary: 'Whether an act needs a captcha, and if so its challenge, in the form of altcha',
    input: v.object({
      action: v.picklist(captchaActions),
      /** Gives a challenge in any case, as after the failure captcha_due. */
      is_due: v.optional(v.boolean(), false),
    }),
    output: v.object({ is_needed: v.boolean(), challenge: v.nullable(challenge) }),
  }),
  verify: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/CaptchaVerify',
    summary: 'Checks the solution of a challenge and gives a ticket, with which its act may be done once',
    input: v.object({ challenge, solution: v.object({ counter: wholeNumber, derivedKey: hex }) }),
    output: v.object({ ticket: v.string() }),
    errors: ['captcha_failed'],
  }),
}
