import type { GameAccount } from '#src/core/server/outside/game-platform.ts'
import { listIdentities } from '#src/features/account/server/accounts/accounts.store.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import type { Runtime } from '../start/runtime.ts'

/** An account as the game knows it: e-mail addresses and users of providers; a guest has none. */
export async function gameAccountOf(
  userId: string,
  { db, privateData }: Pick<Runtime, 'db' | 'privateData'>,
): Promise<GameAccount> {
  const stored = (await listIdentities(db, userId)).filter(({ channel }) => channel !== channels.guest)
  const identities = await Promise.all(
    stored.map(async ({ channel, subjectSealed }) => {
      const opened = await privateData.open(subjectSealed)
      return { channel, subject: channel === channels.email ? opened : JSON.parse(opened).subject }
    }),
  )
  return { identities }
}
