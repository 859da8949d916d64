import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** Behaviours: accepting, slow, refusing, dropping after acceptance, silent. */
export type Manner = 'takes' | 'stalls' | 'refuses' | 'breaks off' | 'does not greet'

/** An SMTP server that stores messages. */
export class MailServer {
  readonly url: string
  manner: Manner = 'takes'
  /** Milliseconds until it accepts a message. */
  delay = 0
  /** Connections so far. */
  connections = 0
  /** Started connections and messages, whatever their outcome. */
  begun = 0
  readonly #mails: ParsedMail[] = []
  readonly #events = new EventEmitter().setMaxListeners(0)
  #waiting: (() => void)[] = []
  readonly #server: SMTPServer

  private constructor(server: SMTPServer) {
    this.#server = server
    this.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  }

  static async open(): Promise<MailServer> {
    let own: MailServer
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (session, callback) => own.#greet(session.id, callback),
      onData: (stream, session, callback) => own.#take(stream, session.id, callback),
    })
    server.on('error', () => undefined) // from killed sites
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    own = new MailServer(server)
    return own
  }

  get all(): ParsedMail[] {
    return this.#mails
  }

  /** Messages to an address, in any case. */
  to(address: string): ParsedMail[] {
    return this.#mails.filter(({ to }) =>
      [to].flat().some((each) => each?.text.toLowerCase() === address.toLowerCase()),
    )
  }

  /** Waits for the nth message to an address, from 1. */
  async arrival(address: string, number = 1): Promise<ParsedMail> {
    while (this.to(address).length < number) await this.change()
    return this.to(address)[number - 1]!
  }

  /** Resolves at the next event. */
  async change(): Promise<void> {
    await once(this.#events, 'change')
  }

  /** Answers waiting clients and accepts again. */
  goOn() {
    this.manner = 'takes'
    for (const answer of this.#waiting.splice(0)) answer()
  }

  /** Ends all connections, as servers do with idle ones. */
  hangUp() {
    for (const connection of this.#open) connection.close()
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()))
  }

  #greet(session: string, callback: () => void) {
    this.connections++
    if (this.manner !== 'does not greet') return callback()
    this.begun++
    this.#breakOff(session)
    this.#events.emit('change')
  }

  async #take(stream: NodeJS.ReadableStream, session: string, callback: (error?: Error) => void) {
    const mail = await simpleParser(stream as never).catch(() => null)
    if (!mail) return // the sender was killed half-way
    this.begun++
    if (this.manner === 'refuses') callback(Object.assign(new Error('try later'), { responseCode: 451 }))
    if (this.manner !== 'refuses') this.#mails.push(mail)
    if (this.manner === 'takes') AbortSignal.timeout(this.delay).addEventListener('abort', () => callback())
    if (this.manner === 'stalls') this.#waiting.push(callback)
    if (this.manner === 'breaks off') this.#breakOff(session)
    this.#events.emit('change')
  }

  #breakOff(session: string) {
    for (const connection of this.#open) if (connection.id === session) connection.close()
  }

  get #open() {
    return this.#server.connections as Set<{ id: string; close(): void }>
  }
}
