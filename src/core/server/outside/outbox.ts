import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailSender } from './mail.ts'
import type { TextMessage, TextMessageSender } from './text-messages.ts'

type Message = Mail | TextMessage
export type KeptMessage = Message & { sentAt: string }

export const isMail = <M extends Message>(message: M): message is Extract<M, Mail> => 'subject' in message

/** Stores messages as files, for a site without a mail server or a provider of text messages. */
export function openOutbox(folder: string, now: () => Date = () => new Date()): MailSender & TextMessageSender {
  return {
    send: async (message: Message) => {
      const sentAt = now().toISOString()
      const file = join(folder, `${sentAt.replaceAll(':', '-')}-${randomUUID()}.json`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, JSON.stringify({ ...message, sentAt } satisfies KeptMessage), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
  }
}

/** Messages of an outbox, newest first. */
export async function listOutbox(folder: string, most: number): Promise<KeptMessage[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most)
  const messages = await Promise.all(newest.map((file) => readMessage(join(folder, file))))
  return messages.flatMap((message) => message ?? [])
}

/** A message of an outbox; null for a file that is none. */
async function readMessage(file: string): Promise<KeptMessage | null> {
  try {
    const message: KeptMessage | null = JSON.parse(await readFile(file, 'utf8'))
    return typeof message?.sentAt === 'string' ? message : null
  } catch {
    return null
  }
}
