import { join } from 'node:path'
import type { Config } from '#src/core/server/process/config.ts'

/** Folder of the messages that a site without a mail server or a provider of text messages keeps. */
export const outboxOf = (dataFolder: string): string => join(dataFolder, 'outbox')

/** Folder of the grants of a site without a game platform. */
export const sandboxGrantsOf = (dataFolder: string): string => join(dataFolder, 'sandbox-grants')

/** What stays at /dev/outbox, with the setting that would send it; production keeps nothing. */
export function keptKinds({ production, smtp, smsRoutes, gamePlatformUrl }: Config): string[] {
  if (production) return []
  return [
    smtp ? [] : ['mails (SMTP_URL)'],
    smsRoutes.length > 0 ? [] : ['text messages (SMS_URL)'],
    gamePlatformUrl ? [] : ['rewards (GAME_PLATFORM_URL)'],
  ].flat()
}
