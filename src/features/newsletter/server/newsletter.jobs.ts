import * as v from 'valibot'
import { isLanguage, type Language } from '#src/core/languages.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { MailFault, type MailSender } from '#src/core/server/outside/mail.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type BegunMail, deleteUnconfirmed, mailTask, updateBegun, updateNotBegun } from './newsletter.store.ts'
import { type DescribedArticle, type Letter, mailOf } from './newsletter-mail.tsx'

export interface NewsletterParts {
  db: Db
  log: Log
  mail: MailSender
  privateData: PrivateData
  origin: () => string
  /** The article in the reader's language or a fallback; null if unpublished. */
  describeArticle: (contentId: string, language: Language) => Promise<DescribedArticle | null>
}

export const newsletterCrontab = '7 * * * * forget_unconfirmed_readers'

export const newsletterTasks = (parts: NewsletterParts): Tasks => ({
  [mailTask]: (payload) => sendOnce(v.parse(mailJob, payload).mail, parts),
  forget_unconfirmed_readers: async () => {
    const forgotten = await deleteUnconfirmed(parts.db)
    if (forgotten > 0) parts.log.info({ forgotten }, 'forgot addresses that were not confirmed')
  },
})

const mailJob = v.object({ mail: v.pipe(v.string(), v.uuid()) })

/** Sends a mail at most once: after a failure half-way it may have arrived. */
async function sendOnce(id: string, parts: NewsletterParts) {
  const { db, log, mail, privateData, origin } = parts
  const begun = await updateBegun(db, id)
  if (!begun) return
  try {
    const letter = await letterOf(begun, parts)
    if (letter) await mail.send(mailOf(letter, { origin: origin(), privateData }))
    else await updateNotBegun(db, id) // it can be sent when the article is back
  } catch (error) {
    if (error instanceof MailFault && error.mayHaveArrived) {
      log.warn({ mail: id, reason: error.message }, 'a message may or may not have arrived; it is not sent again')
    } else {
      await updateNotBegun(db, id)
      throw error
    }
  }
}

async function letterOf(begun: BegunMail, { privateData, describeArticle }: NewsletterParts): Promise<Letter | null> {
  const { contentId, emailSealed, subscriptionId, isConfirmed } = begun
  const language = isLanguage(begun.language) ? begun.language : 'en'
  const article = contentId ? await describeArticle(contentId, language) : null
  if (contentId && !article) return null
  return { to: await privateData.open(emailSealed), language, subscriptionId, isConfirmed, article }
}
