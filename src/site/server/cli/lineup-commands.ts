import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { withdrawLineup } from '#src/features/lineups/server/drafts/lineup-withdrawal.ts'
import { exportLineups } from '#src/features/lineups/server/lineup-export.ts'
import { readLineups } from '#src/features/lineups/server/lineup-files.ts'
import { faultLines, importLineups } from '#src/features/lineups/server/lineup-import.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { findProjectRoot } from '../start/project-root.ts'
import { importReport, type ReplaceOption, replaceOption } from './import-report.ts'
import { withDatabase } from './open-database.ts'

/** `encore lineups ...` */
export function addLineupCommands(lineups: Command) {
  lineups
    .command('check')
    .description('checks the lineups of a folder as the import does and stores nothing; fails if it finds a fault')
    .argument('<dir>', 'a folder such as content/lineups')
    .action(async (dir: string) => {
      const read = readLineups(existing(dir), readSeasons())
      if (read.faults.length > 0) throw new StartError(faultLines(read.faults).join('\n'))
      console.log(`Without a fault: ${read.lineups.length}.`)
    })
  lineups
    .command('import')
    .description(
      'imports the lineups of a folder, <season>/<id>.yaml each; on any fault it lists all by file and line and imports none',
    )
    .argument('<dir>', 'a folder such as content/lineups')
    .option(...replaceOption)
    .action(async (dir: string, { replace }: ReplaceOption) => {
      const folder = existing(dir)
      const gameData = readSeasons()
      const changes = await withDatabase((db) => importLineups(db, folder, { gameData, replace }))
      for (const line of importReport(changes)) console.log(line)
    })
  lineups
    .command('export')
    .description('writes every published or scheduled lineup into a folder, as files that import accepts')
    .argument('<dir>', 'a folder, created if missing')
    .action(async (dir: string) => {
      const folder = resolve(dir)
      mkdirSync(folder, { recursive: true })
      console.log(`Exported: ${await withDatabase((db) => exportLineups(db, folder))}.`)
    })
  lineups
    .command('withdraw')
    .description('takes a lineup off the pages; its versions stay, and the studio can publish it again')
    .argument('<id>', 'its id; season/id where two seasons share it')
    .action(async (id: string) => {
      console.log(`Withdrawn: ${await withDatabase((db) => withdrawLineup(db, id))}.`)
    })
}

function existing(dir: string): string {
  const folder = resolve(dir)
  if (!existsSync(folder)) throw new StartError(`There is no ${folder}.`)
  return folder
}

const readSeasons = () => readGameData(findProjectRoot(import.meta.dirname))
