import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'

export const newsletterErrors = {
  email_invalid: { code: 400050, status: 400 },
  link_expired: { code: 400051, status: 404 },
} as const satisfies ErrorTable

export const newsletterCalls = {
  subscribe: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/OfficialApply',
    summary:
      'Asks for the newsletter: a message with a link to confirm it goes to the address. The answer never tells whether an address is known',
    input: v.object({
      email: v.pipe(v.string(), v.maxLength(254)),
      /** The ticket of a solved captcha, where one is due. */
      captcha: v.optional(v.pipe(v.string(), v.maxLength(300))),
    }),
    output: v.object({ asked: v.boolean() }),
    errors: ['email_invalid', 'too_many_requests', 'captcha_due', 'captcha_failed'],
    perHour: 20,
  }),
  confirm: defineCall({
    path: '/api/newsletter/confirm',
    summary: 'Confirms the newsletter by the token of the link in the message, within two days',
    input: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    output: v.object({ confirmed: v.boolean() }),
    errors: ['link_expired'],
  }),
  unsubscribe: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/OfficialUnEmail',
    summary: 'Ends the newsletter by the token of the link in any message, and forgets the address',
    input: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    output: v.object({ ended: v.boolean() }),
    errors: ['link_expired'],
  }),
}
