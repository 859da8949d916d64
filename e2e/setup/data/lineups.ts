import { resolve } from 'node:path'
import { openDb } from '#src/core/server/postgres/db.ts'
import { importLineups } from '#src/features/lineups/server/lineup-import.ts'
import { readGameData } from '#src/game/server/season-files.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Imports the project's lineups into a migrated database. */
export async function importOwnLineups(url: string) {
  const db = openDb(url, { pool: 1, namedStatements: true })
  await importLineups(db, resolve(root, 'content/lineups'), { gameData: readGameData(root) })
  await db.destroy()
}
