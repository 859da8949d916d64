import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { confirmationWays } from './confirmation.rules.ts'
import { signInWay } from './sign-in-form.contract.ts'

/** An act that asks for a fresh proof of the account's owner answers with this code first. */
export const confirmationErrors = { confirmation_due: { code: 410017, status: 403 } } as const satisfies ErrorTable

export const confirmationCalls = {
  readConfirmation: defineCall({
    path: '/api/account/readConfirmation',
    summary: 'How the signed-in account proves its owner before prizes are touched, and whether that is due',
    input: v.object({}),
    output: v.object({
      way: v.picklist(confirmationWays),
      isDue: v.boolean(),
      /** The address to which codes go, all but hidden; null without one. */
      address: v.nullable(v.string()),
      /** The providers at which a new sign-in counts. */
      providers: v.array(signInWay),
    }),
    errors: ['session_expired'],
  }),
  requestConfirmation: defineCall({
    path: '/api/account/requestConfirmation',
    summary: 'Sends a code to the address of the signed-in account; a refusal says after how many seconds to ask again',
    input: v.object({}),
    output: v.object({
      /** Seconds until another code may be requested. */
      wait: v.number(),
      /** Whether the letter has yet to leave. */
      isOnItsWay: v.boolean(),
    }),
    errors: ['session_expired', 'illegal_request', 'too_many_codes', 'code_sent_lately', 'code_not_sent'],
  }),
  confirm: defineCall({
    path: '/api/account/confirm',
    summary: 'Takes the code that was sent to the account; the session then counts as confirmed for ten minutes',
    input: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
    output: v.object({}),
    errors: ['session_expired', 'code_wrong'],
  }),
}
