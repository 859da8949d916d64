import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle, type Sender } from '#src/core/server/calls/handle.ts'
import { type SignInWay, signInFormCalls } from '#src/features/account/sign-in-form.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { SignIn } from './sign-in.ts'

export interface SignInFormParts {
  signIn: SignIn
  sessions: Sessions
  /** Configured providers. */
  ways: SignInWay[]
}

/** The calls of the sign-in dialog. */
export const signInFormHandlers = ({ signIn, sessions, ways }: SignInFormParts) =>
  handle(signInFormCalls, {
    listWays: async () => ok({ ways }),
    askForCode: async ({ email }, ctx) => {
      const { address, browser } = requesterOf(ctx, sessions)
      const asked = await signIn.askForCode({ email, address, browser, language: ctx.language })
      if (asked.ok) return asked
      return 'seconds' in asked ? fail(asked.error, String(asked.seconds)) : asked
    },
    enterCode: async ({ code }, ctx) => signIn.enterCode({ code, ...requesterOf(ctx, sessions) }),
    enterAsGuest: async (_, ctx) => signIn.signInAsGuest(requesterOf(ctx, sessions)),
  })

/** These calls come over HTTP only, so there is a sender. */
function requesterOf({ sender }: Ctx, sessions: Sessions): { address: string; browser: Buffer } {
  const { address } = sender as Sender
  return { address, browser: sessions.browserOf(sender as Sender) }
}
