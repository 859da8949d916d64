import * as v from 'valibot'
import { isLanguage, type Language, languages } from '#src/core/languages.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { MailFault, type MailSender } from '#src/core/server/outside/mail.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import {
  applicationTask,
  type BegunMail,
  deleteUnconfirmed,
  findInterrupted,
  insertApplication,
  mailTask,
  updateBegun,
  updateNotBegun,
  updateSent,
} from './newsletter.store.ts'
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
  [applicationTask]: async (payload) => {
    const { digests, ...applicant } = v.parse(application, payload)
    const [newest, ...older] = digests.map((digest) => Buffer.from(digest, 'hex'))
    await insertApplication(parts.db, { digests: [newest!, ...older], ...applicant })
  },
  [mailTask]: (payload) => sendOnce(v.parse(mailJob, payload).mail, parts),
  forget_unconfirmed_readers: async () => {
    const forgotten = await deleteUnconfirmed(parts.db)
    if (forgotten > 0) parts.log.info({ forgotten }, 'forgot addresses that were not confirmed')
  },
})

const application = v.object({
  digests: v.pipe(v.array(v.string()), v.minLength(1)),
  sealed: v.string(),
  language: v.picklist(languages),
})
const mailJob = v.object({ mail: v.pipe(v.string(), v.uuid()) })

/** Sends a mail at most once: after a failure half-way it may have arrived. */
async function sendOnce(id: string, parts: NewsletterParts) {
  const { db, log, mail, privateData, origin } = parts
  const begun = await updateBegun(db, id)
  if (!begun) {
    if (await findInterrupted(db, id)) log.warn({ mail: id }, cutOff)
    return
  }
  try {
    const letter = await letterOf(begun, parts)
    if (!letter) return await updateNotBegun(db, id) // it can be sent when the article is back
    await mail.send(mailOf(letter, { origin: origin(), privateData }))
  } catch (error) {
    if (error instanceof MailFault && error.mayHaveArrived) {
      return log.warn({ mail: id, reason: error.message }, cutOff)
    }
    await updateNotBegun(db, id)
    throw error
  }
  // after the mail has begun a failure here can't send it twice
  await updateSent(db, id)
}

const cutOff = 'a message may or may not have arrived; it is not sent again (encore newsletter interrupted)'

async function letterOf(begun: BegunMail, { privateData, describeArticle }: NewsletterParts): Promise<Letter | null> {
  const { contentId, emailSealed, subscriptionId, isConfirmed } = begun
  const language = isLanguage(begun.language) ? begun.language : 'en'
  const article = contentId ? await describeArticle(contentId, language) : null
  if (contentId && !article) return null
  return { to: await privateData.open(emailSealed), language, subscriptionId, isConfirmed, article }
}
