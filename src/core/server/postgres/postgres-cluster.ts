import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../process/data-folder.ts'
import { commandOf, type Runner } from './postgres-binaries.ts'

/** Creates a cluster under a fresh name and renames it: a killed initdb leaves a finished-looking one. */
export async function createCluster(folder: string, data: string, runner: Runner) {
  removeUnfinished(folder)
  const aside = `${data}${unfinished}${randomBytes(4).toString('hex')}`
  const passwordFile = passwordFileOf(folder)
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
    mkdirSync(aside, { mode: 0o700 })
    writeFileSync(passwordFile, newPassword(), { mode: 0o600 })
    if (runner.account)
      for (const path of [aside, passwordFile]) chownSync(path, runner.account.uid, runner.account.gid)
    await promisify(execFile)(...commandOf(runner, 'initdb', args), { ...runner.account, cwd: aside })
    renameSync(aside, data)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    const said = reasonOf(error)
    if (runner.account && /could not (access|change)|Permission denied/.test(said)) {
      throw new StartError(
        `PostgreSQL, which can't run as root here, can't reach ${data} as the account nobody; set DATA_DIR to a folder that everyone can enter, such as /var/lib/encore.`,
      )
    }
    throw new StartError(`PostgreSQL could not create its files in ${data}: ${said}.`)
  }
}

const passwordFileOf = (folder: string): string => join(folder, 'postgres-password')
const newPassword = (): string => randomBytes(24).toString('hex')

/** Whether a data folder has the password of its cluster. Throws StartError when it can't be read. */
export const hasPassword = (folder: string): boolean => existsSync(passwordFileOf(folder)) && passwordOf(folder) !== ''

/** The password of a data folder's cluster. Throws StartError when it can't be read. */
export function passwordOf(folder: string): string {
  const file = passwordFileOf(folder)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `PostgreSQL's password ${file} can't be read: ${code}; a start without that file makes a new one.`,
    )
  }
}

/** Gives a stopped cluster whose password is lost a new one, in PostgreSQL's single-user mode. */
export async function resetPassword(folder: string, data: string, runner: Runner) {
  const password = newPassword()
  try {
    const run = promisify(execFile)(
      ...commandOf(runner, 'postgres', ['--single', '-D', data, '-c', 'log_min_messages=fatal', 'template1']),
      { ...runner.account, cwd: data },
    )
    run.child.stdin!.end(`alter role postgres password '${password}'\n`)
    await run
    writeFileSync(passwordFileOf(folder), password, { mode: 0o600 }) // last: without it the next start tries again
  } catch (error) {
    throw new StartError(`PostgreSQL's password in ${folder} is lost and can't be renewed: ${reasonOf(error)}.`)
  }
}

/** The last line that a program or a call says about its failure. */
const reasonOf = (error: unknown): string =>
  (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) || (error as Error).message

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
