import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'

const channel = 'encore_pages'

/** Tells every instance, as part of the caller's transaction, to forget its pages. */
export async function notifyPageDrop(db: Kysely<never>): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db)
}

/** Calls `drop` at every notice, and after each time the connection was lost: notices in between are lost with it. */
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
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      await listenOnce(signal, url, drop, tries > 0)
      tries = 0
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'the listening connection failed; trying again')
      await wait(Math.min(200 * 2 ** tries, 5000), undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Listens until the connection ends. */
async function listenOnce(signal: AbortSignal, url: string, drop: () => void, again: boolean) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true })
  const lost = new Promise<void>((done, failed) => {
    client.once('end', done)
    client.once('error', failed)
  })
  lost.catch(() => undefined)
  const close = () => void client.end().catch(() => undefined)
  try {
    await client.connect()
    client.on('notification', drop)
    await client.query(`listen ${channel}`)
    if (again) drop()
    signal.addEventListener('abort', close, { once: true })
    if (signal.aborted) close()
    await lost
    drop()
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
}
