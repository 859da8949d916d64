import * as v from 'valibot'
import { isLanguage } from '#src/core/languages.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { letterOf } from '#src/core/server/outside/letter.tsx'
import { type Mail, MailFault, type MailSender } from '#src/core/server/outside/mail.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type PlainTextKey, textsIn } from '#src/core/web/texts/text.ts'
import { codeLasts } from '#src/features/account/sign-in.rules.ts'
import {
  type CodeLetter,
  type CodePurpose,
  codeTask,
  updateCutOffLetter,
  updateLetterBegun,
  updateLetterFailed,
  updateLetterSent,
} from './codes.store.ts'

export interface SignInJobParts {
  db: Db
  log: Log
  mail: MailSender
  privateData: PrivateData
}

export const signInTasks = (parts: SignInJobParts): Tasks => ({
  [codeTask]: (payload) => sendOnce(v.parse(codeJob, payload).code, parts),
})

const codeJob = v.object({ code: v.pipe(v.string(), v.uuid()) })

/** Sends a code's mail at most once: after a failure half-way it may have arrived. */
async function sendOnce(id: string, { db, log, mail, privateData }: SignInJobParts) {
  const begun = await updateLetterBegun(db, id)
  if (!begun) {
    if (await updateCutOffLetter(db, id)) log.warn({ code: id }, cutOff)
    return
  }
  try {
    await mail.send(await mailOf(begun, privateData))
  } catch (error) {
    const mayHaveArrived = error instanceof MailFault && error.mayHaveArrived
    await updateLetterFailed(db, id, { mayHaveArrived })
    if (!mayHaveArrived) throw error
    log.warn({ code: id, reason: (error as Error).message }, cutOff)
    return
  }
  // after the mail has begun a failure here can't send it twice
  await updateLetterSent(db, id)
}

const cutOff = 'a code may or may not have arrived; it is not sent again'

const titles = {
  'sign-in': 'account.mail.title',
  deletion: 'account.mail.deletionTitle',
} as const satisfies Record<CodePurpose, PlainTextKey>

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
    ...letterOf({ title: t(titles[purpose]), code, words }, { language: known, name: t('site.name') }),
  }
}
