import { GameDataError, readGameData } from '../../src/game/server/season-files.ts'
import { findSeasonFaults } from '../../src/game/server/season-gate.ts'
import type { Finding } from './finding.ts'

/** Everything that makes the game data of a project unfit to be shown. */
export function findGameDataFaults(root: string): Finding[] {
  try {
    return [...readGameData(root).seasons].flatMap(([id, season]) =>
      findSeasonFaults(season).map(({ file, entry, fault }) => ({
        file: file.startsWith('art/') ? file : `game-data/${id}/${file}`,
        rule: 'game data: the import gate',
        fault: entry ? `${entry}: ${fault}` : fault,
      })),
    )
  } catch (error) {
    if (error instanceof GameDataError)
      return [{ file: 'game-data', rule: 'game data: the schema', fault: error.message }]
    throw error
  }
}
