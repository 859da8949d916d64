import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'
import { StartError } from '../process/data-folder.ts'
import type { PrivateData } from './private-data.ts'

/** Checks that this site's keys are those of the database, and stores a proof of the newest. Throws StartError. */
export async function proveDataKeys(db: Db, { newestKey, seal, open }: PrivateData): Promise<void> {
  const { rows: known } = await sql<{ name: string; proof: string }>`select name, proof from core_data_keys`.execute(db)
  const opened = await Promise.all(known.map(({ proof }) => open(proof).catch(() => null)))
  const isNewest = ({ name }: { name: string }) => name === newestKey
  const isOther = known.some((key, index) => isNewest(key) && opened[index] === null)
  if (isOther || (known.length > 0 && opened.every((text) => text === null))) {
    const names = known.map(({ name }) => name).join(', ')
    throw new StartError(
      `The setting DATA_KEYS is wrong: private data of this database are sealed with other keys (${names}). ` +
        'Start with the former keys, or accounts and subscriptions are lost.',
    )
  }
  if (known.some(isNewest)) return
  await sql`insert into core_data_keys (name, proof) values (${newestKey}, ${await seal('proof')})
    on conflict (name) do nothing`.execute(db)
}
