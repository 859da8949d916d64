import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { streamOf } from '../postgres/db.ts'
import type { Log } from '../process/log.ts'

const channel = 'encore_pages'

/** Notifies all instances to drop their pages, in the caller's transaction. */
export async function notifyPageDrop(db: Kysely<never>): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db)
}

/** Calls `drop` at every notice and every new connection, as earlier notices were lost. */
export function listenForPageDrops(url: string, drop: () => void, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const ended = listenUntil(stopping.signal, url, drop, log)
  return {
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}

async function listenUntil(signal: AbortSignal, url: string, drop: () => void, log: Log) {
  let failures = 0
  const listening = () => {
    drop()
    failures = 0
  }
  while (!signal.aborted) {
    const failure = await listenOnce(signal, url, drop, listening)
    if (signal.aborted) return
    log.warn({ reason: failure.message }, 'the listening connection was lost; trying again')
    await wait(Math.min(200 * 2 ** failures++, 5000), undefined, { signal }).catch(() => undefined)
  }
}

/** Listens until the connection ends; returns why. */
async function listenOnce(signal: AbortSignal, url: string, drop: () => void, listening: () => void): Promise<Error> {
  const client = new pg.Client({ connectionString: url, application_name: 'encore-listener', ...timeouts })
  const destroy = () => streamOf(client).destroy() // no goodbye, which a stalled server would not answer
  signal.addEventListener('abort', destroy, { once: true })
  const beat = setInterval(() => void client.query('select 1').catch(destroy), heartbeat)
  try {
    return await new Promise<Error>((lost) => {
      client.once('end', () => lost(new Error('it ended')))
      client.on('error', lost) // several may come, and an unhandled one ends the process
      client.on('notification', drop)
      client
        .connect()
        .then(() => client.query(`listen ${channel}`))
        .then(listening, lost)
    })
  } finally {
    signal.removeEventListener('abort', destroy)
    clearInterval(beat)
    destroy()
  }
}

const timeouts = { connectionTimeoutMillis: 3000, query_timeout: 3000 }

/** Interval of a probe: silently dropped connections look alive for hours. */
const heartbeat = 15_000
