import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { isRunning, processOf } from './processes.ts'

/** A failed start, as one sentence for the operator. */
export class StartError extends Error {}

/** A data folder that can't be written, which a site with a database elsewhere can do without. */
export class UnwritableFolder extends StartError {
  readonly code: string

  constructor(folder: string, code: string) {
    const remedy = code === 'ENOSPC' ? 'make room on its disk' : 'fix its permissions'
    super(`The data folder ${folder} can't be written: ${code}; ${remedy} or set DATA_DIR.`)
    this.code = code
  }
}

/** Locks a data folder. Throws StartError when it is locked, UnwritableFolder when it is not writable. */
export function holdDataFolder(folder: string): { release(): void } {
  const file = join(folder, 'encore.pid')
  try {
    mkdirSync(folder, { recursive: true })
    if (existsSync(file)) removeLeftover(file, folder)
    writeLock(file, folder)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new UnwritableFolder(folder, (error as NodeJS.ErrnoException).code!)
  }
  return { release: () => rmSync(file, { force: true }) }
}

function writeLock(file: string, folder: string) {
  const lock = openLock(file, folder)
  try {
    writeSync(lock, `${process.pid} ${bornAt(process.pid)}`)
  } catch (error) {
    rmSync(file) // a full disk takes a name, but no content
    throw error
  } finally {
    closeSync(lock)
  }
}

function openLock(file: string, folder: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? inUse(folder, 'which has just started') : error
  }
}

/** Removes the lock of a killed process, never that of a concurrent start. */
function removeLeftover(file: string, folder: string) {
  const holder = holderOf(file)
  if (holder) throw inUse(folder, `process ${holder}`)
  if (isBeingWritten(file)) throw inUse(folder, 'which has just started')
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? inUse(folder, 'which has just started') : error
  }
  const other = holderOf(aside)
  if (!other && !isBeingWritten(aside)) return rmSync(aside)
  renameSync(aside, file)
  throw inUse(folder, other ? `process ${other}` : 'which has just started')
}

/** A lock has its name before its content; older empty ones are of a full disk. */
function isBeingWritten(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.size === 0 && Date.now() - found.mtimeMs < writingMs
}

const writingMs = 10_000

const inUse = (folder: string, holder: string) =>
  new StartError(
    `The data folder ${folder} is in use by another Encore (${holder}); stop it or set DATA_DIR to another folder.`,
  )

/** The living process of a lock, or null; its start time guards against reused ids. */
function holderOf(file: string): number | null {
  const [number, born = ''] = textOf(file).split(' ')
  const pid = Number(number)
  return pid > 0 && pid !== process.pid && isRunning(pid) && bornAt(pid) === born ? pid : null
}

/** Empty when a concurrent start has taken the file away. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

const bornAt = (pid: number): string => processOf(pid)?.born ?? ''
