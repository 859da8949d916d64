import { hash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB>

/** Timeouts in milliseconds, together below the five seconds that a visitor waits. */
const timeouts = { connection: 1500, query: 2500 }

export interface DbOptions {
  pool: number
  /** Prepared statements named by their text; off behind a transaction pooler. */
  namedStatements: boolean
  /** No query timeout, for migrations. Others drop stalled clients, which ignore statement_timeout. */
  patient?: boolean
  /** Until true, queries fail as in an outage. */
  isReady?: () => boolean
}

/** A Kysely over a bounded pool that connects lazily. */
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
  // an idle client without a handler would end the process
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

class DatabaseNotReady extends Error {}

/** Destroys the connection of a timed-out query, whose late answer would go to the next one. */
class TimedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads; Kysely uses the one that returns a promise
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

/** A client's socket, absent from pg's types. */
export const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream

/** Re-prepares statements whose result a migration has changed, as in rolling updates. */
class NamingClient extends TimedClient {
  /** Number of renewals by statement. */
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
      return ask().catch(() => Promise.reject(error)) // a failed transaction answers nothing more
    })
  }
}

const names = new LRUCache({ max: 1000, memoMethod: (statement: string) => hash('sha1', statement, 'base64') })

const isPlanOutdated = ({ message }: Error): boolean => message === 'cached plan must not change result type'

/** System errors, and SQLSTATE connection (08), resources (53), shutdown (57P). */
const unreachableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|53...|57P..)$/
const unreachableMessages =
  /^timeout (expired|exceeded)|^Query read timeout|^Connection terminated|connection error and is not queryable|^Client was closed/

/** True for an unreachable, full or slow PostgreSQL, false for wrong queries. */
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

/** True in the first seconds of a new database, before the job tables. */
const areJobsMissing = (error: Error) =>
  /^(3F000|42883|42P01)$/.test((error as { code?: string }).code ?? '') && error.message.includes('graphile_worker')

/** True when PostgreSQL refuses the account or the database (28, 3D000). */
export const isDatabaseRefusal = (error: unknown): error is Error =>
  error instanceof Error && /^(28...|3D000)$/.test((error as { code?: string }).code ?? '')
