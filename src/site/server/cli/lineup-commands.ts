import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { importLineups } from '#src/features/lineups/server/lineup-import.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { findProjectRoot } from '../start/project-root.ts'
import { withDatabase } from './open-database.ts'

/** `encore lineups ...` */
export function addLineupCommands(lineups: Command) {
  lineups
    .command('import')
    .description(
      'imports the lineups of a folder, <season>/<id>.yaml each; on any fault it lists all by file and line and imports none',
    )
    .argument('<dir>', 'a folder such as content/lineups')
    .action(async (dir: string) => {
      const folder = resolve(dir)
      if (!existsSync(folder)) throw new StartError(`There is no ${folder}.`)
      const gameData = readGameData(findProjectRoot(import.meta.dirname))
      const { added, changed, unchanged } = await withDatabase((db) => importLineups(db, folder, gameData))
      console.log(`Added: ${added}, changed: ${changed}, unchanged: ${unchanged}.`)
    })
}
