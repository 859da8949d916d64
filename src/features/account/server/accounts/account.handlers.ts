import { fail, ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { accountCalls } from '#src/features/account/account.contract.ts'
import type { Avatars } from '../avatars/avatars.ts'

export const accountHandlers = ({ grant }: Pick<Avatars, 'grant'>) =>
  handle(accountCalls, {
    requestAvatarUpload: async ({ content_type, content_length }, { findAccount }) => {
      const account = await findAccount?.()
      if (!account) return fail('session_expired')
      const { path, expiresAt } = grant({ userId: account.id, type: content_type, length: content_length })
      return ok({ upload_url: path, expires_at: expiresAt })
    },
  })
