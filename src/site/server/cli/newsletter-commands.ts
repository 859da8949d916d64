import type { Command } from 'commander'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { contentIdOf } from '#src/features/news/news.rules.ts'
import { findArticle } from '#src/features/news/server/feeds/news.store.ts'
import {
  countInterrupted,
  countReaders,
  insertArticleMails,
  insertInterruptedAgain,
} from '#src/features/newsletter/server/newsletter.store.ts'
import { withDatabase } from './open-database.ts'

/** `encore newsletter ...` */
export function addNewsletterCommands(newsletter: Command) {
  newsletter
    .command('send')
    .description(
      'queues a published article for every confirmed reader who has not received it; a running site sends it',
    )
    .argument('<content_id>', 'the id of the article, as in its address')
    .action(async (text: string) => {
      const id = contentIdOf(text)
      const sent = await withDatabase(async (db, { bulkMailPerMinute }) => {
        if (!id || !(await findArticle(db, { language: 'en', contentId: id })))
          throw new StartError(`No published article has the id ${text}.`)
        return insertArticleMails(db, id, bulkMailPerMinute)
      })
      console.log(`Messages queued: ${sent}.`)
    })
  newsletter
    .command('interrupted')
    .description(
      'messages that were begun and cut off: they may or may not have arrived, and are not sent twice by themselves',
    )
    .option('--send-again', 'send them once more')
    .action(async ({ sendAgain }: { sendAgain?: boolean }) => {
      if (sendAgain) {
        const queued = await withDatabase((db, { bulkMailPerMinute }) => insertInterruptedAgain(db, bulkMailPerMinute))
        return console.log(`Messages queued: ${queued}.`)
      }
      const interrupted = await withDatabase(countInterrupted)
      for (const { contentId, mails, since } of interrupted)
        console.log(`${contentId ?? 'confirmations'}: ${mails} since ${since.toISOString()}`)
      if (interrupted.length === 0) console.log('No message was cut off.')
    })
  newsletter
    .command('readers')
    .description('how many readers have confirmed, and how many have not yet, by language')
    .action(async () => {
      const readers = await withDatabase(countReaders)
      for (const { language, confirmed, asked } of readers)
        console.log(`${language}: ${confirmed} (${asked} not yet confirmed)`)
      if (readers.length === 0) console.log('No readers yet.')
    })
}
