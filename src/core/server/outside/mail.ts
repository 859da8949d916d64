import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'

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
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 }

/** Sends through the operator's SMTP server, a connection a message: a pool would send again what broke off. */
export function openSmtp(url: string, from: string): MailSender {
  let transport: Transporter | undefined
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url, ...patience }, { from })
      try {
        await transport.sendMail(mail)
      } catch (error) {
        throw faultOf(error as SmtpError)
      }
    },
    close: () => transport?.close(),
  }
}

interface SmtpError extends Error {
  code?: string
  /** What was said to the server last. */
  command?: string
  /** What the server answered; nothing where it did not. */
  responseCode?: number
  timeoutType?: string
  syscall?: string
}

/** An answer of the server is certain, and so is all that comes before the message itself. */
function faultOf({ message, code, command, responseCode, timeoutType, syscall }: SmtpError): MailFault {
  const isCertain =
    responseCode !== undefined ||
    code === 'EDNS' ||
    syscall === 'connect' ||
    /^(CONNECT|GREETING|UPGRADE)_TIMEOUT$/.test(timeoutType ?? '') ||
    /^(EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RCPT TO|API)/.test(command ?? '')
  return new MailFault(message.replace(/\S+@\S+/g, '<address>'), !isCertain) // servers repeat addresses, logs must not
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
