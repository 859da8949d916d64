import * as v from 'valibot'
import type { Language } from '#src/core/languages.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { letterOf } from '#src/core/server/outside/letter.tsx'
import { type Mail, MailFault, type MailSender } from '#src/core/server/outside/mail.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import {
  noticeKinds,
  noticeTask,
  type PrizeNotice,
  updateReminderBegun,
  updateReminderNotBegun,
} from './notices.store.ts'

export interface NoticeJobParts {
  db: Db
  log: Log
  mail: MailSender
  /** Null without a campaign. */
  campaign: CampaignSettings | null
  origin: () => string
  /** Addresses and language of an account; none once it is gone. */
  contactOf: (userId: string) => Promise<{ emails: string[]; language: Language }>
}

/** The job of mails about prizes to the account's address. */
export const noticeTasks = (parts: NoticeJobParts): Tasks => ({
  [noticeTask]: (payload) => notify(v.parse(notice, payload), parts),
})

const notice = v.object({
  user: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(noticeKinds),
  prizes: v.array(v.string()),
  reminder: v.exactOptional(v.object({ campaign: v.string(), sequence: v.number(), number: v.number() })),
})

/** A reminder is sent at most once; other notices again after a failure, as a missing one would hide a theft. */
async function notify(about: PrizeNotice, parts: NoticeJobParts) {
  const { db, campaign, contactOf } = parts
  if (!campaign) return
  const { reminder } = about
  const { emails, language } = await contactOf(about.user)
  if (emails.length === 0 || (reminder && !(await updateReminderBegun(db, reminder)))) return
  const letter = noticeMail(about, { campaign, language, origin: parts.origin() })
  for (const to of emails) await send({ to, ...letter }, reminder, parts)
}

async function send(mail: Mail, reminder: PrizeNotice['reminder'], { db, log, mail: sender }: NoticeJobParts) {
  try {
    await sender.send(mail)
  } catch (error) {
    if (error instanceof MailFault && error.mayHaveArrived) {
      return log.warn({ reason: error.message }, 'a notice may or may not have arrived; it is not sent again')
    }
    if (reminder) await updateReminderNotBegun(db, reminder)
    throw error
  }
}

/** The letter of a notice, without any address. */
function noticeMail(
  { kind, prizes }: PrizeNotice,
  { campaign, language, origin }: { campaign: CampaignSettings; language: Language; origin: string },
): Omit<Mail, 'to'> {
  const t = textsIn(language)
  const all = [...campaign.prizes, ...campaign.milestones.map(({ reward }) => reward)]
  const titles = prizes.map((id) => all.find((each) => each.id === id)?.title[language] ?? id)
  const prize = new Intl.ListFormat(language, { type: 'conjunction' }).format(titles)
  const title = t(`recipient.mail.${kind}.title`, { prize })
  const [path, action] =
    kind === 'missing' ? ['squad', t('recipient.mail.give')] : ['account', t('recipient.mail.check')]
  const words = [t(`recipient.mail.${kind}.text`), ...(kind === 'missing' ? [] : [t('recipient.mail.notYou')])]
  const link = `${origin}/${language}/${path}`
  return {
    subject: title,
    ...letterOf({ title, words, action: { text: action, link } }, { language, name: t('site.name') }),
  }
}
