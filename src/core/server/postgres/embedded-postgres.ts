import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../process/data-folder.ts'
import { freePort } from '../process/free-port.ts'
import { isRunning, processOf } from '../process/processes.ts'
import { chooseRunner, commandOf, type Runner } from './postgres-binaries.ts'
import { createCluster, syncCluster } from './postgres-cluster.ts'

export interface EmbeddedPostgres {
  /** Connection address of the database `encore`. It stays the same while the server is restarted. */
  url: string
  /** What happened at the start, for the progress line. */
  state: 'created' | 'started' | 'adopted'
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of a data folder, or adopts the one that a killed process left running there, on the loopback
 * address with a password of its own; starts it again whenever it dies.
 */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const data = join(folder, 'postgres')
  const runner = chooseRunner()
  const created = !existsSync(join(data, 'PG_VERSION'))
  mkdirSync(folder, { recursive: true })
  if (created) await createCluster(folder, data, runner)
  const adopted = runningServer(data)
  const port = adopted?.port ?? (await freePort())
  const url = urlOf(folder, port)
  const launch = () => launchServer(data, port, runner)
  const watch = keepAlive(data, launch)
  try {
    await untilReady(url, data)
  } catch (error) {
    clearInterval(watch)
    if (!adopted) await stopServer(data)
    throw error
  }
  if (created) syncCluster(data, runner)
  return {
    url,
    state: created ? 'created' : adopted ? 'adopted' : 'started',
    stop: async () => {
      clearInterval(watch)
      await stopServer(data)
    },
  }
}

/** Connection address of the PostgreSQL that runs in a data folder, or null where none does. */
export function findEmbeddedUrl(folder: string): string | null {
  const server = runningServer(join(folder, 'postgres'))
  return server && urlOf(folder, server.port)
}

function urlOf(folder: string, port: number): string {
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/encore`
}

function launchServer(data: string, port: number, runner: Runner) {
  const log = openSync(join(data, '..', 'postgres.log'), 'a')
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'max_connections=200',
    '-c',
    'log_min_messages=warning',
  ]
  const child = spawn(...commandOf(runner, 'postgres', args), {
    ...runner.account,
    cwd: data,
    detached: true, // Ctrl-C reaches the whole group of the terminal; the site stops PostgreSQL itself, after its own requests
    stdio: ['ignore', log, log],
  })
  child.once('error', () => undefined) // whoever waits for the server says that it did not start
  child.unref()
  closeSync(log)
}

/** The server that runs on a data folder by its postmaster.pid (line 1 process, line 4 port), or null. */
function runningServer(data: string): { pid: number; port: number } | null {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null
}

/** On Linux a number may already belong to another program. */
const isAlive = (pid: number): boolean => isRunning(pid) && (processOf(pid)?.name ?? 'postgres') === 'postgres'

async function untilReady(url: string, data: string) {
  let end = Date.now() + 15_000
  for (;;) {
    const failure = await tryConnection(url)
    if (!failure) return
    if (failure.code === '57P03') end = Date.now() + 15_000 // it lives and recovers from a crash, which takes its time
    const starting = ['57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(failure.code ?? '')
    if (!starting || Date.now() > end) {
      throw new StartError(
        `The embedded PostgreSQL did not start: ${failure.message}; see ${join(data, '..', 'postgres.log')}.`,
      )
    }
    await wait(40)
  }
}

/** Returns why a connection failed, or null; makes the database `encore` where it is missing. */
async function tryConnection(url: string): Promise<Fault | null> {
  const fault = await runAlone(url, 'select 1')
  if (fault?.code !== missingDatabase) return fault
  // a new cluster's own database, which holds nothing: to copy it takes half a second
  return runAlone(url.replace(/\/encore$/, '/template1'), 'alter database postgres rename to encore')
}

type Fault = Error & { code?: string }
const missingDatabase = '3D000'

/** Runs a statement in a connection of its own; returns why it failed, or null. */
async function runAlone(url: string, statement: string): Promise<Fault | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined) // what fails tells of it, too
  try {
    await client.connect()
    await client.query(statement)
    return null
  } catch (error) {
    return error as Error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts the server and looks twice a second whether it lives; PostgreSQL recovers by itself from what a crash left behind. */
function keepAlive(data: string, launch: () => void): NodeJS.Timeout {
  let launchedAt = 0
  const look = () => {
    if (runningServer(data) || Date.now() - launchedAt < 2000) return
    launchedAt = Date.now()
    launch()
  }
  look()
  return setInterval(look, 500).unref()
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopServer(data: string) {
  const server = runningServer(data)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  const end = Date.now() + 15_000
  while (isAlive(server.pid) && Date.now() < end) await wait(30)
}
