import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB>

/** Answers within this many milliseconds or the client is thrown away: a stalled server ignores its own statement_timeout. */
const queryTimeout = 4000

/** A Kysely over a bounded pool. Statements are named by their text, which saves the server parsing (off behind a transaction pooler). */
export function openDb(url: string, options: { pool: number; namedStatements: boolean }): Db {
  const pool = new pg.Pool({
    connectionString: url,
    Client: options.namedStatements ? NamingClient : TimedClient,
    max: options.pool,
    connectionTimeoutMillis: 2000,
    query_timeout: queryTimeout,
    keepAlive: true,
  })
  pool.on('error', () => undefined) // an idle client that lost its server; the pool drops it and the next query opens another
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Destroys its connection when a query times out: the answer may still arrive and would be taken for the next one's. */
class TimedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads; Kysely uses the (text, values) form that returns a promise
  override query(...args: any[]): any {
    const answer = super.query(...(args as [string]))
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') streamOf(this).destroy()
      })
    }
    return answer
  }
}

/** The socket of a client, which pg's types leave out. */
const streamOf = (client: pg.Client) => (client as unknown as { connection: { stream: Duplex } }).connection.stream

class NamingClient extends TimedClient {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(...args)
    return super.query({ text, values, name: createHash('sha1').update(text).digest('base64') })
  }
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])
const unreachableMessages =
  /timeout|Connection terminated|connection is not queryable|Client has encountered a connection error/

/** Whether an error says that PostgreSQL can't be reached, is full or too slow, and not that the query was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return unreachableCodes.has(code ?? '') || unreachableMessages.test(error.message)
}
