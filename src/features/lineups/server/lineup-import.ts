import type { Db } from '#src/core/server/postgres/db.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { type ReadLineups, readLineups } from './lineup-files.ts'
import { type LineupChanges, updateLineups } from './lineups.store.ts'

/** Imports a folder of lineups, all or none. Throws StartError with one line for each fault. */
export const importLineups = async (db: Db, folder: string, gameData: GameData): Promise<LineupChanges> =>
  storeLineups(db, readLineups(folder, gameData))

export async function storeLineups(db: Db, { lineups, faults }: ReadLineups): Promise<LineupChanges> {
  if (faults.length > 0) {
    const lines = faults.map(({ file, line, fault }) => `${file}${line ? `:${line}` : ''}: ${fault}`)
    throw new StartError(['Nothing was imported.', ...lines].join('\n'))
  }
  return updateLineups(db, lineups)
}
