import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { storedNumber } from '#src/core/stored-number.ts'

/** Sign-in failures: codes 41xxxx. Being signed out is no HTTP error. */
export const signInErrors = {
  code_wrong: { code: 410002, status: 400 },
  terms_unticked: { code: 410003, status: 400 },
  too_many_codes: { code: 410004, status: 429 },
  code_sent_lately: { code: 410016, status: 429 },
  code_not_sent: { code: 410005, status: 503 },
  login_failed: { code: 410006, status: 400 },
  login_cancelled: { code: 410015, status: 400 },
  name_invalid: { code: 410008, status: 400 },
  signed_out: { code: 410007, status: 200 },
} as const satisfies ErrorTable

/** The `state` of a return address. */
export const signInState = v.object({
  channelid: storedNumber(0),
  nonce: v.pipe(v.string(), v.maxLength(64)),
})

const verification = v.object({
  code: v.pipe(v.string(), v.maxLength(128)),
  gameid: v.pipe(v.string(), v.maxLength(20)),
  state: signInState,
})

export const signInCalls = {
  verify: defineCall({
    path: '/api/game-login/verify',
    summary: 'Exchanges what the sign-in page returned with, code and state, for a session',
    envelope: 'ret',
    input: verification,
    output: v.object({}),
    errors: ['login_failed'],
  }),
  verifyIntl: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/VerifyIntlLogin',
    summary: 'The same in the envelope of the content service',
    input: verification,
    output: v.object({}),
    errors: ['login_failed'],
  }),
  checkLogin: defineCall({
    path: '/api/game-login/check',
    summary: 'Who is signed in: ret 0 with the account, else nobody',
    envelope: 'ret',
    input: v.object({}),
    output: v.object({
      /** Empty if none was chosen. */
      userName: v.string(),
      channelid: v.number(),
      /** The operator's label, for channels of a provider. */
      channelLabel: v.optional(v.string()),
      /** Path of the uploaded picture, else of the generated one. */
      pictureUrl: v.string(),
    }),
    errors: ['signed_out'],
  }),
  logout: defineCall({
    path: '/api/game-login/logout',
    summary: 'Ends the session',
    envelope: 'ret',
    input: v.object({}),
    output: v.object({}),
  }),
}
