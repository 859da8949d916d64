import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../process/data-folder.ts'
import { freePort } from '../process/free-port.ts'
import { isRunning, processOf } from '../process/processes.ts'
import { chooseRunner, commandOf, type Runner } from './postgres-binaries.ts'
import { createCluster, hasPassword, passwordOf, resetPassword, syncCluster } from './postgres-cluster.ts'

export interface EmbeddedPostgres {
  /** Connection address of the database `encore`, stable over restarts. */
  url: string
  state: 'created' | 'started' | 'adopted'
  stop(): Promise<void>
}

/** Starts the PostgreSQL of a data folder or adopts a running one; restarts it when it dies. Throws StartError. */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  try {
    return await startOrAdopt(folder)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw code ? new StartError(`The embedded PostgreSQL did not start: ${message}.`) : error // a full disk, for one
  }
}

async function startOrAdopt(folder: string): Promise<EmbeddedPostgres> {
  const data = join(folder, 'postgres')
  const runner = chooseRunner()
  const created = !existsSync(join(data, 'PG_VERSION'))
  mkdirSync(folder, { recursive: true })
  if (created) await createCluster(folder, data, runner)
  if (!hasPassword(folder)) {
    await stopServer(data)
    await resetPassword(folder, data, runner)
  }
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

/** Connection address of a data folder's running PostgreSQL, or null. */
export function findEmbeddedUrl(folder: string): string | null {
  const server = runningServer(join(folder, 'postgres'))
  return server && urlOf(folder, server.port)
}

function urlOf(folder: string, port: number): string {
  return `postgres://postgres:${passwordOf(folder)}@127.0.0.1:${port}/encore`
}

function launchServer(data: string, port: number, runner: Runner) {
  const log = openLog(data)
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
    'max_connections=300',
    '-c',
    'log_min_messages=warning',
  ]
  const child = spawn(...commandOf(runner, 'postgres', args), {
    ...runner.account,
    cwd: data,
    detached: true, // Ctrl-C reaches the whole process group; the site stops PostgreSQL after its own requests
    stdio: ['ignore', log, log],
  })
  child.once('error', () => undefined) // reported by untilReady
  child.unref()
  if (log !== 'ignore') closeSync(log)
}

/** The log of PostgreSQL, which starts without one too. */
function openLog(data: string): number | 'ignore' {
  try {
    return openSync(join(data, '..', 'postgres.log'), 'a')
  } catch {
    return 'ignore'
  }
}

/** A data folder's running server by postmaster.pid (line 1 process, line 4 port), or null. */
function runningServer(data: string): { pid: number; port: number } | null {
  const lines = linesOf(join(data, 'postmaster.pid'))
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null
}

/** Lines of a file; none if PostgreSQL removes it meanwhile. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Linux may have reused the id for another program. */
const isAlive = (pid: number): boolean => isRunning(pid) && (processOf(pid)?.name ?? 'postgres') === 'postgres'

async function untilReady(url: string, data: string) {
  let end = Date.now() + 15_000
  for (;;) {
    const failure = await tryConnection(url)
    if (!failure) return
    if (failure.code === '57P03') end = Date.now() + 15_000 // it is recovering from a crash
    const starting = ['57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(failure.code ?? '')
    if (!starting || Date.now() > end) {
      throw new StartError(
        `The embedded PostgreSQL did not start: ${failure.message}; see ${join(data, '..', 'postgres.log')}.`,
      )
    }
    await wait(40)
  }
}

/** Returns why a connection failed, or null; creates the database `encore`. */
async function tryConnection(url: string): Promise<Fault | null> {
  const fault = await runAlone(url, 'select 1')
  if (fault?.code !== missingDatabase) return fault
  // renames the empty database of a new cluster; a copy takes half a second
  return runAlone(url.replace(/\/encore$/, '/template1'), 'alter database postgres rename to encore')
}

type Fault = Error & { code?: string }
const missingDatabase = '3D000'

/** Runs a statement on its own connection; returns why it failed, or null. */
async function runAlone(url: string, statement: string): Promise<Fault | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined) // queries report failures too
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

/** Starts the server, and again whenever it is found dead, twice a second. */
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

/** Fast shutdown: rolls back open transactions, flushes committed ones. */
async function stopServer(data: string) {
  const server = runningServer(data)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  const end = Date.now() + 15_000
  while (isAlive(server.pid) && Date.now() < end) await wait(30)
}
