import type { Ctx, Sender } from '#src/core/server/calls/handle.ts'

/** Fresh proofs of an account's owner, as the site gives them. */
export interface OwnerConfirmation {
  isDue(owner: { userId: string; sender: Sender }): Promise<boolean>
}

/** Whether a player is to prove first that the account is theirs; without a sender always. */
export const isUnconfirmed = async (
  { userId, sender }: { userId: string; sender: Ctx['sender'] },
  confirmations: OwnerConfirmation,
): Promise<boolean> => !sender || confirmations.isDue({ userId, sender })
