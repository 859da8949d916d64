import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#src/core/server/process/free-port.ts'

export const root = resolve(import.meta.dirname, '../../..')

export interface Site {
  /** Origin without a trailing slash. */
  origin: string
  child: ChildProcess
  dataFolder: string
  /** Output so far. */
  output(): string
  /** Ends the process; resolves with its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** Required settings of production; nothing listens at the services. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://encore.example',
  DATA_KEYS: 'test:a-secret-of-these-tests-alone-and-long',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'news@encore.example',
  SMS_URL: 'http://127.0.0.1:1',
  GAME_PLATFORM_URL: 'http://127.0.0.1:1',
  TRUSTED_PROXIES: 'none',
}

/** Sites of one database have the same keys. */
const keysOf = ({ DATABASE_URL }: Record<string, string>): Record<string, string> =>
  DATABASE_URL ? { DATA_KEYS: production.DATA_KEYS } : {}

const builtSite = join(root, 'dist/server/entry.server.js')

/** Starts the built site, or another program, with its own data folder; resolves when it listens. */
export async function startSite(environment: Record<string, string> = {}, program = builtSite): Promise<Site> {
  const dataFolder = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'encore-'))
  const port = environment.PORT ?? String(await freePort())
  const child = launch(
    {
      ...keysOf(environment),
      RATE_LIMIT: '1000000',
      SAMPLE_MATCHES: 'off',
      ...environment,
      DATA_DIR: dataFolder,
      PORT: port,
    },
    program,
  )
  let text = ''
  child.stdout!.on('data', (chunk) => (text += chunk))
  child.stderr!.on('data', (chunk) => (text += chunk))
  await new Promise<void>((done, failed) => {
    child.stdout!.on('data', () => text.includes('Ctrl-C stops it') && done())
    child.once('close', (code) => failed(new Error(`the site ended with ${code}:\n${text}`)))
  })
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
    const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
    child.kill(signal)
    return gone
  }
  return { origin: `http://localhost:${port}`, child, dataFolder, output: () => text, end }
}

/** Runs the built site until it exits, for refused starts. */
export async function runUntilExit(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = launch(environment)
  let output = ''
  child.stdout!.on('data', (chunk) => (output += chunk))
  child.stderr!.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((done) => child.once('close', done)) // after all output
  return { code, output }
}

/** Removes a data folder, which may belong to PostgreSQL's account. */
export const removeDataFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Spawns the built site without waiting. */
export function launch(environment: Record<string, string>, program = builtSite): ChildProcess {
  const { NODE_ENV: _ofTheTestRunner, ...own } = process.env
  return spawn(process.execPath, [program], {
    env: { ...own, ...environment },
    cwd: root,
  })
}
