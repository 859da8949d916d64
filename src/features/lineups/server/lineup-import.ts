import { StartError } from '../../../core/server/data-folder.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import type { GameData } from '../../../game/server/season-files.ts'
import { readLineups } from './lineup-files.ts'
import { type LineupChanges, updateLineups } from './lineups.store.ts'

/** Stores the lineups of a folder, all or none, and returns how many were added, changed and left. Throws StartError with every fault, a line each. */
export async function importLineups(db: Db, folder: string, gameData: GameData): Promise<LineupChanges> {
  const { lineups, faults } = readLineups(folder, gameData)
  if (faults.length > 0) {
    const lines = faults.map(({ file, line, fault }) => `${file}${line ? `:${line}` : ''}: ${fault}`)
    throw new StartError(['Nothing was imported.', ...lines].join('\n'))
  }
  return updateLineups(db, lineups)
}
