import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { campaignRegions } from './campaign.rules.ts'
import { registrationSources } from './registration-source.rules.ts'

/** Failures of pre-registration: codes 42xxxx. */
export const registrationErrors = {
  no_campaign: { code: 420001, status: 404 },
  event_not_started: { code: 420002, status: 409 },
  event_ended: { code: 420003, status: 409 },
  region_unavailable: { code: 420004, status: 400 },
  phone_invalid: { code: 420005, status: 400 },
  phone_not_mobile: { code: 420006, status: 400 },
  phone_of_other_region: { code: 420007, status: 400 },
  phone_code_wrong: { code: 420008, status: 400 },
  phone_code_older: { code: 420009, status: 400 },
  phone_registered: { code: 420010, status: 409 },
  message_not_sent: { code: 420011, status: 503 },
  not_registered: { code: 420012, status: 409 },
  registration_bound: { code: 420013, status: 409 },
  registration_failed: { code: 420014, status: 500 },
} as const satisfies ErrorTable

/** As typed or pasted. */
const phone = v.pipe(v.string(), v.maxLength(60))
/** Any text, so that an unknown region has an answer of its own. */
const region = v.pipe(v.string(), v.maxLength(10))
const code = v.pipe(v.string(), v.maxLength(40))

const registration = v.object({
  state: v.picklist(['registered', 'cancelled']),
  region: v.picklist(campaignRegions),
  /** The last two digits of the number. */
  ending: v.string(),
  /** Whether it belongs to the signed-in account. */
  isOfAccount: v.boolean(),
  /** Whether it is bound to a character for good. */
  isBound: v.boolean(),
})
export type Registration = v.InferOutput<typeof registration>

/** What a phone's code is for: a registration, or taking one along to the signed-in account. */
export const phoneCodePurposes = ['pre-register', 'link-phone'] as const
export type PhoneCodePurpose = (typeof phoneCodePurposes)[number]

const phoneFaults = ['region_unavailable', 'phone_invalid', 'phone_not_mobile', 'phone_of_other_region'] as const
const codeFaults = ['phone_code_wrong', 'phone_code_older'] as const
const closed = ['no_campaign', 'event_not_started', 'event_ended'] as const

export const registrationCalls = {
  requestPhoneCode: defineCall({
    path: '/api/campaign/requestPhoneCode',
    summary: 'Sends a code to a phone, whether or not it is registered; a refusal says after how many seconds to ask',
    input: v.object({
      region,
      phone,
      purpose: v.optional(v.picklist(phoneCodePurposes), 'pre-register'),
      /** The ticket of a solved captcha. */
      captcha: v.optional(v.pipe(v.string(), v.maxLength(400))),
    }),
    output: v.object({
      /** Seconds until another code may be requested. */
      wait: v.number(),
      /** Whether the message has yet to leave. */
      isOnItsWay: v.boolean(),
      /** The letter that the message names. */
      letter: v.string(),
    }),
    errors: [
      ...closed,
      ...phoneFaults,
      'too_many_codes',
      'code_sent_lately',
      'message_not_sent',
      'on_hold_registrations',
      'on_hold_messages',
      'session_expired',
      'captcha_due',
      'captcha_failed',
    ],
  }),
  preRegister: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/PreRegister',
    summary:
      'Registers a phone by the code that was sent to it; the registration belongs to the phone and this browser',
    input: v.object({
      region,
      phone,
      code,
      terms: v.literal(true),
      source: v.optional(v.picklist(registrationSources)),
    }),
    output: v.object({ registration }),
    errors: [
      ...closed,
      ...phoneFaults,
      ...codeFaults,
      'phone_registered',
      'phone_linked_elsewhere',
      'on_hold_registrations',
    ],
  }),
  findRegistration: defineCall({
    path: '/api/campaign/findRegistration',
    summary: 'The registration of the signed-in account, else of this browser; null without one',
    input: v.object({}),
    output: v.object({ registration: v.nullable(registration) }),
  }),
  cancelRegistration: defineCall({
    path: '/api/campaign/cancelRegistration',
    summary: 'Cancels the registration of this browser or account; the phone may return while registration is open',
    input: v.object({ sure: v.literal(true) }),
    output: v.object({ registration }),
    errors: [...closed, 'not_registered', 'registration_bound'],
  }),
  linkRegistration: defineCall({
    path: '/api/campaign/linkRegistration',
    summary: 'Takes the registration of a phone along to the signed-in account, by a code that was sent to it',
    input: v.object({ region, phone, code }),
    output: v.object({ registration }),
    errors: [
      ...closed,
      ...phoneFaults,
      ...codeFaults,
      'session_expired',
      'not_registered',
      'phone_linked_elsewhere',
      'account_linked_elsewhere',
      'phone_inconsistent',
    ],
  }),
}
