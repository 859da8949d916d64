import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** Sends messages; what it can't hand over it says by MailFault. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  close(): void
}

/** A message that was not handed over. Where it is unclear whether the other side took it, it must not be sent again. */
export class MailFault extends Error {
  readonly mayHaveArrived: boolean

  constructor(reason: string, mayHaveArrived: boolean) {
    super(reason)
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Milliseconds until the other side has taken a connection, has greeted, and after each thing said. */
const timeoutMs = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 }

/** Sends through the operator's SMTP server, a connection a message: a pool would send again what broke off. */
export function openSmtp(url: string, from: string): MailSender {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      let hasBegun = false
      const logger = tellingCommands((command) => {
        hasBegun ||= command === 'DATA'
      })
      const transport = createTransport({ url, ...timeoutMs, logger, transactionLog: true }, { from })
      try {
        await transport.sendMail(mail)
      } catch (error) {
        const { message, responseCode } = error as Error & { responseCode?: number }
        const reason = message.replace(/\S+@\S+/g, '<address>') // servers repeat addresses, logs must not
        throw new MailFault(reason, hasBegun && responseCode === undefined) // an answer is certain
      } finally {
        transport.close()
      }
    },
    close: () => undefined,
  }
}

/** A log of nodemailer's that tells what is said to the server, and keeps nothing. */
function tellingCommands(tell: (command: string) => void) {
  const log = ({ tnx }: { tnx?: string }, message: string) => void (tnx === 'client' && tell(message))
  return { level: () => undefined, trace: log, debug: log, info: log, warn: log, error: log, fatal: log }
}

export interface KeptMail extends Mail {
  sentAt: string
}

/** Keeps messages as files of a folder: for a site that has no mail server yet. */
export function openOutbox(folder: string, now: () => Date = () => new Date()): MailSender {
  return {
    send: async (mail) => {
      const sentAt = now().toISOString()
      const file = join(folder, `${sentAt.replaceAll(':', '-')}-${randomUUID()}.json`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, sentAt } satisfies KeptMail), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
  }
}

/** The messages of an outbox, the newest first, so many at most. */
export async function listOutbox(folder: string, most: number): Promise<KeptMail[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most)
  return Promise.all(newest.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as KeptMail))
}
