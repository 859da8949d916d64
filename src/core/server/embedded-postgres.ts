import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { copyForEverybody, findPostgres } from './postgres-binaries.ts'

export interface EmbeddedPostgres {
  /** Connection address of the database `encore`. It stays the same while the server is restarted. */
  url: string
  /** What happened at the start, for the progress line. */
  state: 'created' | 'started' | 'adopted'
  stop(): Promise<void>
}

/** How the server's programs are run: PostgreSQL refuses to run as root. */
interface Runner {
  native: string
  prefix: string[]
  account?: { uid: number; gid: number }
}

const nobody = { uid: 65534, gid: 65534 }

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
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8')
  const adopted = runningServer(data)
  const port = adopted?.port ?? (await freePort())
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/encore`
  const launch = () => launchServer(data, port, runner)
  const watch = keepAlive(data, launch)
  try {
    await untilReady(url, data)
  } catch (error) {
    clearInterval(watch)
    if (!adopted) await stopServer(data)
    throw error
  }
  return {
    url,
    state: created ? 'created' : adopted ? 'adopted' : 'started',
    stop: async () => {
      clearInterval(watch)
      await stopServer(data)
    },
  }
}

function chooseRunner(): Runner {
  const native = findPostgres()
  if (process.getuid?.() !== 0) return { native, prefix: [] }
  const prefix = ['unshare', '-U', '--map-user=1000', '--map-group=1000']
  const works = spawnSync(prefix[0]!, [...prefix.slice(1), join(native, 'bin/postgres'), '--version']).status === 0
  return works ? { native, prefix } : { native: copyForEverybody(native), prefix: [], account: nobody }
}

function commandOf(runner: Runner, program: string, args: string[]): [string, string[]] {
  const [command, ...rest] = [...runner.prefix, join(runner.native, 'bin', program), ...args]
  return [command!, rest]
}

/** Builds aside and renames nothing: a cluster that initdb did not finish has no PG_VERSION and is begun anew. */
async function createCluster(folder: string, data: string, runner: Runner) {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const passwordFile = join(folder, 'postgres-password')
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (runner.account) for (const path of [data, passwordFile]) chownSync(path, runner.account.uid, runner.account.gid)
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]
  try {
    await promisify(execFile)(...commandOf(runner, 'initdb', args), { ...runner.account, cwd: data })
  } catch (error) {
    rmSync(data, { recursive: true, force: true })
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1)
    throw new Error(`PostgreSQL could not create its files in ${data}: ${said ?? (error as Error).message}`)
  }
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
  child.unref()
}

/** The server that runs on a data folder by its postmaster.pid (line 1 process, line 4 port), or null. */
function runningServer(data: string): { pid: number; port: number } | null {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isPostgresGone(pid)
}

/** On Linux a number may already belong to another program. */
function isPostgresGone(pid: number): boolean {
  const file = `/proc/${pid}/comm`
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== 'postgres'
}

async function untilReady(url: string, data: string) {
  let end = Date.now() + 15_000
  for (;;) {
    const failure = await tryConnection(url)
    if (!failure) return
    if (failure.code === '57P03') end = Date.now() + 15_000 // it lives and recovers from a crash, which takes its time
    const starting = ['57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(failure.code ?? '')
    if (!starting || Date.now() > end)
      throw new Error(
        `The embedded PostgreSQL did not start: ${failure.message}; see ${join(data, '..', 'postgres.log')}`,
      )
    await wait(40)
  }
}

/** Makes the database `encore` where it is missing. Returns why a connection failed, or null. */
async function tryConnection(url: string): Promise<(Error & { code?: string }) | null> {
  const client = new pg.Client({
    connectionString: url.replace(/\/encore$/, '/postgres'),
    connectionTimeoutMillis: 5000,
  })
  try {
    await client.connect()
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'encore'")
    if (!rowCount) await client.query('create database encore')
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

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}
