import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../process/data-folder.ts'
import { commandOf, type Runner } from './postgres-binaries.ts'

/** Creates a cluster under a fresh name and renames it: a killed initdb leaves a finished-looking one. */
export async function createCluster(folder: string, data: string, runner: Runner) {
  removeUnfinished(folder)
  const aside = `${data}${unfinished}${randomBytes(4).toString('hex')}`
  mkdirSync(aside, { mode: 0o700 })
  const passwordFile = join(folder, 'postgres-password')
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (runner.account) for (const path of [aside, passwordFile]) chownSync(path, runner.account.uid, runner.account.gid)
  const args = [
    '-D',
    aside,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync', // done by syncCluster while the site starts
  ]
  try {
    await promisify(execFile)(...commandOf(runner, 'initdb', args), { ...runner.account, cwd: aside })
    renameSync(aside, data)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1)
    if (runner.account && /could not (access|change)|Permission denied/.test(said ?? '')) {
      throw new StartError(
        `PostgreSQL, which can't run as root here, can't reach ${data} as the account nobody; set DATA_DIR to a folder that everyone can enter, such as /var/lib/encore.`,
      )
    }
    throw new StartError(`PostgreSQL could not create its files in ${data}: ${said ?? (error as Error).message}.`)
  }
}

/** Syncs a new cluster's files in the background. */
export function syncCluster(data: string, runner: Runner) {
  execFile(
    ...commandOf(runner, 'initdb', ['--sync-only', '-D', data]),
    { ...runner.account, cwd: data },
    () => undefined,
  )
}

const unfinished = '.unfinished-'

function removeUnfinished(folder: string) {
  const names = readdirSync(folder).filter((name) => name.startsWith(`postgres${unfinished}`))
  for (const name of names) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true })
    } catch {
      // an orphaned initdb still writes; the next start removes it
    }
  }
}
