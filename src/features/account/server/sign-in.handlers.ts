import { fail, ok } from '../../../core/call.ts'
import { type Ctx, handle } from '../../../core/server/calls/handle.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { signInCalls } from '../sign-in.contract.ts'
import { updatePassUsed } from './sessions.store.ts'
import type { Sessions } from './sessions.ts'
import { passDigestOf } from './sign-in.ts'

export interface SignInHandlerParts {
  db: Db
  sessions: Sessions
  /** By what the game's platform knows the game. */
  gameId: string
  /** Tells the operator of a sign-in that could not be verified. */
  onFault: (reason: string) => void
}

interface Verification {
  code: string
  gameid: string
  state: { channelid: number; nonce: string }
}

/** The calls of the game-login host. */
export const signInHandlers = (parts: SignInHandlerParts) =>
  handle(signInCalls, {
    verify: (result, ctx) => verify(result, ctx, parts),
    verifyIntl: (result, ctx) => verify(result, ctx, parts),
    checkLogin: async (_, { sender }) => {
      const account = sender && (await parts.sessions.find(sender))
      if (!account) return fail('signed_out')
      return ok({ userName: account.name ?? '', channelid: account.channel, pictureUrl: '' })
    },
    logout: async (_, { sender }) => {
      if (sender) await parts.sessions.end(sender)
      return ok({})
    },
  })

/** Begins a session for the browser that signed in; whatever is not in order leaves everything as it is. */
async function verify({ code, gameid, state }: Verification, { sender }: Ctx, parts: SignInHandlerParts) {
  const userId = sender
    ? await updatePassUsed(parts.db, {
        passDigest: passDigestOf(code),
        browserDigest: parts.sessions.browserOf(sender),
        nonce: state.nonce,
        channel: state.channelid,
      })
    : null
  if (!sender || !userId || gameid !== parts.gameId) {
    parts.onFault('the result of a sign-in could not be verified')
    return fail('login_failed')
  }
  await parts.sessions.begin(sender, { userId, channel: state.channelid })
  return ok({})
}
