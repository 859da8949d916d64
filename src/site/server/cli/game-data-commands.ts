import { resolve } from 'node:path'
import type { Command } from 'commander'
import { StartError } from '../../../core/server/data-folder.ts'
import { coverageOf } from '../../../game/server/coverage.ts'
import { type GameData, GameDataError, readGameData } from '../../../game/server/season-files.ts'
import { findSeasonFaults } from '../../../game/server/season-gate.ts'
import { findProjectRoot } from '../project-root.ts'

/** `encore game-data ...` */
export function addGameDataCommands(program: Command) {
  const gameData = program.command('game-data').description('facts of the seasons')
  gameData
    .command('check')
    .description('tells every fault of the game data by file, entry and field')
    .argument('[dir]', 'a project folder with game-data/ and art/glyphs/; this project without it')
    .action((dir?: string) => check(readFrom(dir)))
  gameData
    .command('coverage')
    .description('tells how much is described, by season, kind and language')
    .action(() => printCoverage(readFrom()))
}

function readFrom(dir?: string): GameData {
  try {
    return readGameData(dir ? resolve(dir) : findProjectRoot(import.meta.dirname))
  } catch (error) {
    if (error instanceof GameDataError) throw new StartError(error.message)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StartError(`There is no ${(error as NodeJS.ErrnoException).path}.`)
    throw error
  }
}

function check(data: GameData) {
  const faults = [...data.seasons].flatMap(([id, season]) =>
    findSeasonFaults(season).map(({ file, entry, fault }) => `${id}/${file}: ${entry ? `${entry}: ` : ''}${fault}`),
  )
  if (faults.length > 0) throw new StartError(faults.join('\n'))
  console.log(`${data.seasons.size} seasons, no faults.`)
}

function printCoverage(data: GameData) {
  for (const { season, what, language, told, total } of coverageOf(data)) {
    const share = total === 0 ? 0 : Math.round((100 * told) / total)
    console.log(
      [
        season.padEnd(8),
        what.padEnd(16),
        language.padEnd(4),
        `${told} of ${total}`.padStart(11),
        `${share}%`.padStart(5),
      ].join(' '),
    )
  }
}
