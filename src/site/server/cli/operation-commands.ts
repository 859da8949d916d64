import type { Command } from 'commander'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { updateVersions } from '#src/features/news/server/articles/versions.store.ts'
import { withDatabase } from './open-database.ts'

/** `encore pages ...` */
export function addPageCommands(pages: Command) {
  pages
    .command('drop')
    .description('drops the rendered pages of every instance')
    .action(async () => {
      await withDatabase(async (db) => {
        await updateVersions(db)
        await notifyPageDrop(db as never)
      })
      console.log('Every instance will drop its rendered pages.')
    })
}

/** `encore db ...` */
export function addDatabaseCommands(database: Command) {
  database
    .command('migrate')
    .description('applies pending migrations')
    .action(async () => {
      const applied = await withDatabase((db) => migrate(db as never))
      console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'Nothing to apply.')
    })
}
