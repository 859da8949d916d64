import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import { confirmationCalls } from '#src/features/account/confirmation.contract.ts'
import type { Confirmations } from './confirmations.ts'

/** The calls by which a signed-in account proves its owner once more. */
export const confirmationHandlers = ({ confirmations }: { confirmations: Confirmations }) =>
  handle(confirmationCalls, {
    readConfirmation: async (_, ctx) => {
      const owner = await ownerOf(ctx)
      return owner ? ok(await confirmations.read(owner)) : fail('session_expired')
    },
    requestConfirmation: async (_, ctx) => {
      const owner = await ownerOf(ctx)
      if (!owner) return fail('session_expired')
      const asked = await confirmations.ask(owner, ctx.language)
      if (asked.ok) return ok({ wait: asked.data.wait, isOnItsWay: asked.data.isOnItsWay })
      return 'seconds' in asked ? { ...fail(asked.error, String(asked.seconds)), seconds: asked.seconds } : asked
    },
    confirm: async ({ code }, ctx) => {
      const owner = await ownerOf(ctx)
      return owner ? confirmations.enter(owner, code) : fail('session_expired')
    },
  })

async function ownerOf({ findAccount, sender }: Ctx) {
  const account = await findAccount?.()
  return account && sender ? { userId: account.id, sender } : null
}
