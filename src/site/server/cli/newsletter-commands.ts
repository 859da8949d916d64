import type { Command } from 'commander'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { contentIdOf } from '#src/features/news/news.rules.ts'
import { findArticle } from '#src/features/news/server/feeds/news.store.ts'
import { countReaders, insertArticleMails } from '#src/features/newsletter/server/newsletter.store.ts'
import { withDatabase } from './open-database.ts'

/** `encore newsletter ...` */
export function addNewsletterCommands(newsletter: Command) {
  newsletter
    .command('send')
    .description(
      'sends a published article to every confirmed reader who has not had it; a running site does the sending',
    )
    .argument('<content_id>', 'the id of the article, as in its address')
    .action(async (text: string) => {
      const id = contentIdOf(text)
      const sent = await withDatabase(async (db) => {
        if (!id || !(await findArticle(db, { language: 'en', contentId: id })))
          throw new StartError(`No published article has the id ${text}.`)
        return insertArticleMails(db, id)
      })
      console.log(`Messages to be sent: ${sent}.`)
    })
  newsletter
    .command('readers')
    .description('how many have confirmed, and how many were asked and have not yet, by language')
    .action(async () => {
      const readers = await withDatabase(countReaders)
      for (const { language, confirmed, asked } of readers) console.log(`${language}: ${confirmed} (${asked} asked)`)
      if (readers.length === 0) console.log('Nobody yet.')
    })
}
