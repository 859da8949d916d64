import { fail } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import { accountCalls } from '../account.contract.ts'

/** The calls of accounts. */
export const accountHandlers = () =>
  handle(accountCalls, {
    requestAvatarUpload: async () => fail('session_expired'), // nobody can sign in yet
  })
