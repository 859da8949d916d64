import { listNames } from '#src/features/account/server/accounts/accounts.store.ts'
import type { Runtime } from '../start/runtime.ts'

/** The names that accounts chose, by their ids. */
export async function namesOf(
  ids: string[],
  { db, privateData }: Pick<Runtime, 'db' | 'privateData'>,
): Promise<Map<string, string>> {
  const stored = await listNames(db, ids)
  const names = await Promise.all(
    stored.map(async ({ id, nameSealed }) => [id, await privateData.open(nameSealed)] as const),
  )
  return new Map(names)
}
