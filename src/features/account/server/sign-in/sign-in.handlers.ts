import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import { updatePassUsed } from '../accounts/sessions.store.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { avatarAddress } from '../avatars/avatars.ts'
import { passDigestOf } from './sign-in.ts'

export interface SignInHandlerParts {
  db: Db
  sessions: Sessions
  /** Id of the game on the publisher's platform. */
  gameId: string
  /** The operator's label of a channel; '' for channels without a provider. */
  labelOf: (channel: number) => string
  /** Reports a sign-in that could not be verified. */
  onFault: (reason: string) => void
}

export const signInHandlers = (parts: SignInHandlerParts) =>
  handle(signInCalls, {
    verify: async (result, ctx) => ((await verify(result, ctx, parts)) ? ok({}) : fail('login_failed')),
    verifyIntl: async (result, ctx) => ((await verify(result, ctx, parts)) ? ok({}) : fail('login_failed')),
    checkLogin: async (_, { sender }) => {
      const account = sender && (await parts.sessions.find(sender))
      if (!account) return fail('signed_out')
      const { name, channel } = account
      const label = parts.labelOf(channel)
      return ok({
        userName: name ?? '',
        channelid: channel,
        ...(label && { channelLabel: label }),
        pictureUrl: avatarAddress(account),
      })
    },
    logout: async (_, { sender }) => {
      if (sender) await parts.sessions.end(sender)
      return ok({})
    },
  })

interface SignInAnswer {
  code: string
  gameid: string
  state: { channelid: number; nonce: string }
}

/** Begins a session for a valid sign-in result. Returns false, and changes nothing, for any other. */
export async function verify(
  { code, gameid, state }: SignInAnswer,
  { sender, language }: Pick<Ctx, 'sender' | 'language'>,
  { db, sessions, gameId, onFault }: SignInHandlerParts,
): Promise<boolean> {
  const pass = sender &&
    gameid === gameId && {
      passDigest: passDigestOf(code),
      browserDigest: sessions.browserOf(sender),
      nonce: state.nonce,
      channel: state.channelid,
    }
  const isVerified =
    pass &&
    (await db.transaction().execute(async (trx) => {
      const userId = await updatePassUsed(trx, pass)
      if (userId) await sessions.begin(trx, sender, { userId, channel: state.channelid, language })
      return userId !== null
    }))
  if (!isVerified) onFault('the result of a sign-in could not be verified')
  return isVerified === true
}
