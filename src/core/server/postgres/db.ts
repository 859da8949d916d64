import { hash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB>

/** Milliseconds until a connection, and after it an answer: together below the five seconds in which a visitor hears something. */
const timeouts = { connection: 1500, query: 2500 }

export interface DbOptions {
  pool: number
  /** Statements are named by their text, which saves the server parsing; off behind a transaction pooler. */
  namedStatements: boolean
  /** True for work that takes its time, such as migrations. Else a client without an answer is thrown away: a stalled server ignores its own statement_timeout. */
  patient?: boolean
  /** Until it says yes each query fails as with a database out of reach. */
  isReady?: () => boolean
}

/** A Kysely over a bounded pool, which connects at its first query. */
export function openDb(url: string, options: DbOptions): Db {
  const pool = async () => {
    if (options.isReady?.() === false) throw new DatabaseNotReady('the database is not migrated yet')
    return openPool(url, options)
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

function openPool(url: string, { pool: max, namedStatements, patient }: DbOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: namedStatements ? NamingClient : TimedClient,
    max,
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: patient ? undefined : timeouts.query,
    keepAlive: true,
  })
  // a lost server is told to the query under way; without one, and unheard, it would end the process
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

class DatabaseNotReady extends Error {}

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
export const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream

/** Prepares a statement again, under another name, once a migration has changed what it returns: a rolling update does so to the instances of before. */
class NamingClient extends TimedClient {
  /** How often statements were prepared again, by their names. */
  readonly #renewals = new Map<string, number>()

  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(...args)
    const name = names.memo(text)
    const ask = () => super.query({ text, values, name: `${name}${this.#renewals.get(name) ?? ''}` })
    return ask().catch((error: Error) => {
      if (!isPlanOutdated(error)) throw error
      this.#renewals.set(name, (this.#renewals.get(name) ?? 0) + 1)
      return ask().catch(() => Promise.reject(error)) // in a transaction, which has failed, nothing more is answered
    })
  }
}

const names = new LRUCache({ max: 1000, memoMethod: (statement: string) => hash('sha1', statement, 'base64') })

/** Whether a migration has changed what a prepared statement returns. */
const isPlanOutdated = ({ message }: Error): boolean => message === 'cached plan must not change result type'

/** Of the system, and of PostgreSQL: connection lost (08), resources used up (53), server going or coming (57P). */
const unreachableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|53...|57P..)$/
const unreachableMessages =
  /^timeout (expired|exceeded)|^Query read timeout|^Connection terminated|connection error and is not queryable|^Client was closed/

/** Whether an error says that PostgreSQL can't be reached, is full or too slow, and not that the query was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return (
    error instanceof DatabaseNotReady ||
    areJobsMissing(error) ||
    isPlanOutdated(error) ||
    unreachableCodes.test(code ?? '') ||
    unreachableMessages.test(error.message)
  )
}

/** Whether the tables of jobs are still being made: the first seconds of a new database. */
const areJobsMissing = (error: Error) =>
  /^(3F000|42883|42P01)$/.test((error as { code?: string }).code ?? '') && error.message.includes('graphile_worker')

/** Whether PostgreSQL answered but lets this account or database name in no further (28, 3D000). */
export const isDatabaseRefusal = (error: unknown): error is Error =>
  error instanceof Error && /^(28...|3D000)$/.test((error as { code?: string }).code ?? '')
