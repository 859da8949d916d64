import type { Transporter } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** Sends messages; throws MailFault. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  close(): void
}

/** A failed message. When it may have been accepted, it must not be sent again. */
export class MailFault extends Error {
  readonly mayHaveArrived: boolean

  constructor(reason: string, mayHaveArrived: boolean) {
    super(reason)
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Timeouts of connection, greeting and each answer. */
const timeoutMs = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 }

/** Sends through the operator's SMTP server on kept connections, as many as there are messages at once. */
export function openSmtp(url: string, from: string): MailSender {
  const all: SmtpLine[] = []
  const free: SmtpLine[] = []
  return {
    send: async (mail) => {
      const line = free.pop() ?? (await openLine(url, from, all))
      line.hasBegun = false
      try {
        await line.transport.sendMail(mail)
      } catch (error) {
        const { message, responseCode } = error as Error & { responseCode?: number }
        const reason = message.replace(/\S+@\S+/g, '<address>') // servers repeat addresses, logs must not
        throw new MailFault(reason, line.hasBegun && responseCode === undefined) // an answer of the server is definite
      } finally {
        free.push(line)
      }
    },
    close: () => {
      for (const line of all) line.transport.close()
    },
  }
}

/** A kept connection, which sends one message at a time. */
interface SmtpLine {
  transport: Transporter
  /** Whether the present message may have left. */
  hasBegun: boolean
}

/** A pool of one connection; it sends a message again only where not a byte of it has left. */
async function openLine(url: string, from: string, all: SmtpLine[]): Promise<SmtpLine> {
  const { createTransport } = await import('nodemailer')
  const logger = tellingCommands((command) => {
    line.hasBegun ||= command === 'DATA'
  })
  const kept = {
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    maxRequeues: 1,
    idleTimeout: 15_000,
  } as const
  const transport = createTransport({ url, ...kept, ...timeoutMs, logger, transactionLog: true }, { from })
  const line: SmtpLine = { transport, hasBegun: false }
  all.push(line)
  return line
}

/** A nodemailer logger that reports SMTP commands. */
function tellingCommands(tell: (command: string) => void) {
  const log = ({ tnx }: { tnx?: string }, message: string) => void (tnx === 'client' && tell(message))
  return { level: () => undefined, trace: log, debug: log, info: log, warn: log, error: log, fatal: log }
}
