import { codeLasts, messageLetterOf } from '#src/core/codes.rules.ts'
import { isLanguage } from '#src/core/languages.ts'
import { codeMessageTask } from '#src/core/server/codes/code-messages.ts'
import type { CodeLetter } from '#src/core/server/codes/codes.store.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import type { TextMessageSender } from '#src/core/server/outside/text-messages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { regionOfPhone } from '#src/core/server/secrets/phone-number.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { phoneCodeTask } from './phone-codes.ts'

export interface PhoneCodeJobParts {
  db: Db
  log: Log
  privateData: PrivateData
  textMessages: TextMessageSender
  campaign: CampaignSettings | null
}

/** The job that sends a phone its code. */
export const phoneCodeTasks = ({ campaign, privateData, textMessages, ...parts }: PhoneCodeJobParts): Tasks =>
  campaign
    ? {
        [phoneCodeTask]: codeMessageTask({
          ...parts,
          send: async (message) => {
            const to = await privateData.open(message.subjectSealed)
            const code = await privateData.open(message.codeSealed)
            await textMessages.send({ id: message.id, to, text: textOf(message, { to, code, campaign }) })
          },
        }),
      }
    : {}

interface MessageContent {
  /** E.164. */
  to: string
  code: string
  campaign: Pick<CampaignSettings, 'title'>
}

/** A message's text for its country: without any address, link or number to call back, which operators block. */
export function textOf(
  { language, serial }: Pick<CodeLetter, 'language' | 'serial'>,
  { to, code, campaign }: MessageContent,
): string {
  const known = isLanguage(language) ? language : 'en'
  const values = { code, name: campaign.title[known], letter: messageLetterOf(serial), minutes: codeLasts / 60 }
  return textsIn(known)(`campaign.message.${regionOfPhone(to) as CampaignRegion}`, values)
}
