import { resolve } from 'node:path'
import type { Command } from 'commander'
import { languages } from '#src/core/languages.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { type CoverageRow, coverageOf } from '#src/game/server/descriptions/coverage.ts'
import { findDataFaults } from '#src/game/server/game-data-gate.ts'
import { type GameData, GameDataError, readGameData } from '#src/game/server/season-files.ts'
import { findProjectRoot } from '../start/project-root.ts'

/** `encore game-data ...` */
export function addGameDataCommands(gameData: Command) {
  gameData
    .command('check')
    .description(
      'lists every fault of the game data by file, entry and field; npm run check also checks the names of glyphs',
    )
    .argument('[dir]', 'a folder that contains game-data/ and art/glyphs/; this project by default')
    .action((dir?: string) => check(readFrom(dir)))
  gameData
    .command('coverage')
    .description('shows how much is described, by season, kind and language')
    .action(() => console.log(coverageTable(coverageOf(readFrom()))))
}

function readFrom(dir?: string): GameData {
  try {
    return readGameData(dir ? resolve(dir) : findProjectRoot(import.meta.dirname))
  } catch (error) {
    if (error instanceof GameDataError) throw new StartError(error.message)
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StartError(`There is no ${path}.`)
    throw error
  }
}

function check(data: GameData) {
  const faults = findDataFaults(data)
  if (faults.length > 0) throw new StartError(faults.map(({ file, fault }) => `${file}: ${fault}`).join('\n'))
  console.log(`${data.seasons.size} seasons, no faults.`)
}

/** A line per season and kind: all entries, then how many each language describes. */
function coverageTable(rows: CoverageRow[]): string {
  const cellOf = (described: number, total: number) =>
    total === 0
      ? '-'.padStart(10)
      : `${described} ${`${Math.floor((100 * described) / total)}%`.padStart(4)}`.padStart(10)
  const lineOf = (season: string, kind: string, total: string, cells: string[]) =>
    [season.padEnd(8), kind.padEnd(16), total.padStart(5), ...cells].join(' ')
  return [
    lineOf(
      'season',
      'kind',
      'total',
      languages.map((language) => language.padStart(10)),
    ),
    ...rows.map(({ season, kind, described, total }) =>
      lineOf(
        season,
        kind,
        String(total),
        languages.map((language) => cellOf(described[language], total)),
      ),
    ),
  ].join('\n')
}
