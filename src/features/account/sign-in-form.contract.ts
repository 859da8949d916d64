import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'

const terms = v.literal(true)
/** The sign-in page is the way then: it has what solves one. */
const captcha = ['captcha_due', 'captcha_failed'] as const
/** What leads to a session: see `verify`. */
const result = v.object({ code: v.string(), state: v.string() })

const way = v.object({
  channel: v.number(),
  /** How players know it. */
  label: v.string(),
  /** Whether it lets in who comes by the game's own browser. */
  isInWebView: v.boolean(),
})
/** A provider at which one may sign in. */
export type SignInWay = v.InferOutput<typeof way>

/** The sign-in page's form as calls, for the dialog of a page. */
export const signInFormCalls = {
  listWays: defineCall({
    path: '/api/account/listWays',
    summary: 'The providers at which one may sign in',
    input: v.object({}),
    output: v.object({ ways: v.array(way) }),
    errors: [],
  }),
  askForCode: defineCall({
    path: '/api/account/askForCode',
    summary:
      'Sends a code to an address, whether or not an account has it; a refusal says after how many seconds to ask again',
    input: v.object({ email: v.pipe(v.string(), v.maxLength(254)), terms }),
    output: v.object({
      /** Seconds until another one may be asked for. */
      wait: v.number(),
    }),
    errors: ['email_invalid', 'too_many_codes', 'code_not_sent', ...captcha],
  }),
  enterCode: defineCall({
    path: '/api/account/enterCode',
    summary: 'Takes the code that was sent for this browser, and answers with what leads to a session',
    input: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
    output: result,
    errors: ['code_wrong'],
  }),
  enterAsGuest: defineCall({
    path: '/api/account/enterAsGuest',
    summary: 'Makes a guest account of this browser, and answers with what leads to a session',
    input: v.object({ terms }),
    output: result,
    errors: ['too_many_requests', ...captcha],
  }),
}
