import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'

/** Connection address of the embedded PostgreSQL of a data folder. */
export function databaseUrlOf(folder: string): string {
  const password = readFileSync(`${folder}/postgres-password`, 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${postmasterOf(folder).port}/encore`
}

/** Process number and port of the PostgreSQL of a data folder: lines 1 and 4 of postmaster.pid. Throws where none runs. */
export function postmasterOf(folder: string): { pid: number; port: number } {
  const lines = readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(pid > 1 && port > 0)) throw new Error(`postmaster.pid in ${folder} is not whole: ${lines.join('|')}`)
  return { pid, port }
}

/** Whether a process still runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

export type Row = Record<string, string>

/** The rows of one statement on a connection of its own. */
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

/** Makes an empty database beside that of an address; `options` are those of CREATE DATABASE. Returns its address. */
export async function createDatabase(url: string, options = ''): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(url, `create database ${name} ${options}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
