import { codeLasts } from '#src/core/codes.rules.ts'
import { isLanguage } from '#src/core/languages.ts'
import { codeMessageTask } from '#src/core/server/codes/code-messages.ts'
import type { CodeLetter } from '#src/core/server/codes/codes.store.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { letterOf } from '#src/core/server/outside/letter.tsx'
import type { Mail, MailSender } from '#src/core/server/outside/mail.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type PlainTextKey, textsIn } from '#src/core/web/texts/text.ts'
import { type EmailCodePurpose, emailCodeTask } from './email-codes.ts'

export interface SignInJobParts {
  db: Db
  log: Log
  mail: MailSender
  privateData: PrivateData
}

export const signInTasks = (parts: SignInJobParts): Tasks => ({
  [emailCodeTask]: codeMessageTask({
    ...parts,
    send: async (letter) => parts.mail.send(await mailOf(letter, parts.privateData)),
  }),
})

const titles = {
  'sign-in': 'account.mail.title',
  deletion: 'account.mail.deletionTitle',
  confirmation: 'account.mail.confirmationTitle',
} as const satisfies Record<EmailCodePurpose, PlainTextKey>

async function mailOf(
  { purpose, subjectSealed, codeSealed, language }: CodeLetter,
  privateData: PrivateData,
): Promise<Mail> {
  const known = isLanguage(language) ? language : 'en'
  const t = textsIn(known)
  const code = await privateData.open(codeSealed)
  const words = [t('account.mail.words', { minutes: codeLasts / 60 }), t('account.mail.notAsked')]
  return {
    to: await privateData.open(subjectSealed),
    subject: t('account.mail.subject', { code, name: t('site.name') }),
    ...letterOf(
      { title: t(titles[purpose as EmailCodePurpose]), code, words },
      { language: known, name: t('site.name') },
    ),
  }
}
