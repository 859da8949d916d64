import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../process/log.ts'
import { streamOf } from './db.ts'

/** Channels of NOTIFY: pages to drop, and letters that were sent or failed. */
export type NoticeChannel = 'encore_pages' | 'encore_letters'
const channels: NoticeChannel[] = ['encore_pages', 'encore_letters']

/** Notifies all instances, in the caller's transaction. */
export async function notify(db: Kysely<never>, channel: NoticeChannel, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

interface Follower {
  /** Called with the payload of every notice, and with null at every new connection, as earlier notices were lost. */
  hear: (payload: string | null) => void
  /** Called when the connection is lost, and when none can be made. */
  onLoss: () => void
}

/** What instances tell each other through PostgreSQL, heard on one connection. */
export class Notices {
  readonly #heard = new EventEmitter().setMaxListeners(0)
  readonly #stopping = new AbortController()
  readonly #ended: Promise<void>
  #isListening = false

  constructor(url: string, log: Log) {
    this.#ended = this.#listen(url, log)
  }

  /** Follows the notices of a channel. */
  follow(channel: NoticeChannel, { hear, onLoss }: Follower): void {
    this.#heard.on(channel, hear)
    this.#heard.on('listening', () => hear(null))
    this.#heard.on('lost', onLoss)
    if (this.#isListening) hear(null)
  }

  /** Resolves at the notice with this payload, or after the time-out in milliseconds. */
  async untilHeard(channel: NoticeChannel, payload: string, timeout: number): Promise<void> {
    await once(this.#heard, `${channel} ${payload}`, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #listen(url: string, log: Log) {
    const { signal } = this.#stopping
    let failures = 0
    const listening = () => {
      failures = 0
      this.#isListening = true
      this.#heard.emit('listening')
    }
    while (!signal.aborted) {
      const failure = await this.#listenOnce(url, listening)
      this.#isListening = false
      if (signal.aborted) return
      this.#heard.emit('lost')
      log.warn({ reason: failure.message }, 'the listening connection was lost; trying again')
      await wait(Math.min(200 * 2 ** failures++, 5000), undefined, { signal }).catch(() => undefined)
    }
  }

  /** Listens until the connection ends; returns why. */
  async #listenOnce(url: string, listening: () => void): Promise<Error> {
    const { signal } = this.#stopping
    const client = new pg.Client({ connectionString: url, application_name: 'encore-listener', ...timeouts })
    const destroy = () => streamOf(client).destroy() // no goodbye, which a stalled server would not answer
    signal.addEventListener('abort', destroy, { once: true })
    const beat = setInterval(() => void client.query('select 1').catch(destroy), heartbeat)
    try {
      return await new Promise<Error>((lost) => {
        client.once('end', () => lost(new Error('it ended')))
        client.on('error', lost) // several may come, and an unhandled one ends the process
        client.on('notification', ({ channel, payload = '' }) => {
          this.#heard.emit(channel, payload)
          this.#heard.emit(`${channel} ${payload}`)
        })
        client
          .connect()
          .then(() => client.query(channels.map((channel) => `listen ${channel};`).join('')))
          .then(listening, lost)
      })
    } finally {
      signal.removeEventListener('abort', destroy)
      clearInterval(beat)
      destroy()
    }
  }
}

const timeouts = { connectionTimeoutMillis: 3000, query_timeout: 3000 }

/** Interval of a probe: silently dropped connections look alive for hours. */
const heartbeat = 15_000
