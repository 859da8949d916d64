import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'

const terms = v.literal(true)
/** The dialog then falls back to the sign-in page, which can solve one. */
const captcha = ['captcha_due', 'captcha_failed'] as const
/** Sign-in result for `verify`. */
const result = v.object({ code: v.string(), state: v.string() })

export const signInWay = v.object({
  channel: v.number(),
  /** The name that players see. */
  label: v.string(),
  /** Whether it works in the game's web view. */
  isInWebView: v.boolean(),
})
/** A provider of the sign-in form. */
export type SignInWay = v.InferOutput<typeof signInWay>

/** The sign-in page's form as calls, for the dialog. */
export const signInFormCalls = {
  listWays: defineCall({
    path: '/api/account/listWays',
    summary: 'The providers at which one may sign in',
    input: v.object({}),
    output: v.object({ ways: v.array(signInWay) }),
    errors: [],
  }),
  askForCode: defineCall({
    path: '/api/account/askForCode',
    summary:
      'Sends a code to an address, whether or not an account has it; a refusal says after how many seconds to ask again',
    input: v.object({ email: v.pipe(v.string(), v.maxLength(254)), terms }),
    output: v.object({
      /** Seconds until another code may be requested. */
      wait: v.number(),
      /** Whether the letter has yet to leave. */
      isOnItsWay: v.boolean(),
    }),
    errors: ['email_invalid', 'too_many_codes', 'code_sent_lately', 'code_not_sent', ...captcha],
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
