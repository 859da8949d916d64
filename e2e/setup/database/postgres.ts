import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { makeJobTables } from '#src/core/server/jobs/jobs.ts'
import { openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { createLog } from '#src/core/server/process/log.ts'

/** Connection address of the embedded PostgreSQL of a data folder. */
export function databaseUrlOf(folder: string): string {
  const password = readFileSync(`${folder}/postgres-password`, 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${postmasterOf(folder).port}/encore`
}

/** Process id and port by postmaster.pid (lines 1 and 4). Throws when none runs. */
export function postmasterOf(folder: string): { pid: number; port: number } {
  const lines = readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(pid > 1 && port > 0)) throw new Error(`postmaster.pid in ${folder} is not whole: ${lines.join('|')}`)
  return { pid, port }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

export type Row = Record<string, string>

/** Runs one statement on its own connection. */
export async function query(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

const template = 'encore_template'

/** Applies all migrations, those of the jobs included. */
export async function migrateDatabase(url: string) {
  const db = openDb(url, { pool: 1, namedStatements: false, patient: true })
  try {
    await migrate(db as never)
    await makeJobTables(db, { url, log: createLog('silent') })
  } finally {
    await db.destroy()
  }
}

/** Creates the migrated template that `createDatabase` copies, next to the database of an address. */
export async function createTemplate(url: string) {
  await query(url, `create database ${template} template template0`)
  await migrateDatabase(besides(url, template))
}

/** Creates a migrated database next to that of an address. Returns its address. */
export const createDatabase = (url: string): Promise<string> => createFrom(url, `template ${template}`)

/** Creates an empty database; `options` are those of CREATE DATABASE. Returns its address. */
export const createEmptyDatabase = (url: string, options = ''): Promise<string> =>
  createFrom(url, `template template0 ${options}`)

async function createFrom(url: string, options: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(url, `create database ${name} ${options}`)
  return besides(url, name)
}

function besides(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
