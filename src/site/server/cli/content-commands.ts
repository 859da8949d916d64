import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { exportArticles } from '#src/features/news/server/articles/article-export.ts'
import { importArticles } from '#src/features/news/server/articles/article-import.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { openBuiltTextWorker } from '../start/built-text-worker.ts'
import { findProjectRoot } from '../start/project-root.ts'
import { importReport, type ReplaceOption, replaceOption } from './import-report.ts'
import { withDatabase } from './open-database.ts'

/** `encore content ...` */
export function addContentCommands(content: Command) {
  content
    .command('import')
    .description(
      'imports the articles of a folder, one folder each; on any fault it lists all by file and line and imports none',
    )
    .argument('<dir>', 'a folder such as content/articles')
    .option(...replaceOption)
    .action(async (dir: string, { replace }: ReplaceOption) => {
      const folder = resolve(dir)
      if (!existsSync(folder)) throw new StartError(`There is no ${folder}.`)
      for (const line of importReport(await importAll(folder, replace))) console.log(line)
    })
  content
    .command('export')
    .description('writes every article into a folder, one folder each, as files that import accepts')
    .argument('<dir>', 'a folder, created if missing')
    .action(async (dir: string) => {
      console.log(`Exported: ${await exportAll(resolve(dir))}.`)
    })
}

async function exportAll(folder: string) {
  mkdirSync(folder, { recursive: true })
  return withDatabase((db) => exportArticles(db, folder))
}

async function importAll(folder: string, replace: string[]) {
  const worker = openBuiltTextWorker(findProjectRoot(import.meta.dirname))
  try {
    return await withDatabase((db) =>
      importArticles(db, folder, {
        doTextWork: worker.doTextWork,
        pictureOrigins: siteConfig.pictureOrigins,
        replace,
      }),
    )
  } finally {
    await worker.stop()
  }
}
