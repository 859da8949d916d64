import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, processOf } from './processes.ts'

/** A failed start, as one sentence for the operator. */
export class StartError extends Error {}

/** Locks a data folder. Throws StartError when it is locked or not writable. */
export function holdDataFolder(folder: string): { release(): void } {
  const file = join(folder, 'encore.pid')
  try {
    mkdirSync(folder, { recursive: true })
    if (existsSync(file)) removeLeftover(file, folder)
    writeFileSync(file, `${process.pid} ${bornAt(process.pid)}`, { flag: 'wx' })
  } catch (error) {
    if (error instanceof StartError) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw inUse(folder, 'which has just started')
    throw new StartError(`The data folder ${folder} can't be written: ${code}; fix its permissions or set DATA_DIR.`)
  }
  return { release: () => rmSync(file, { force: true }) }
}

/** Removes the lock of a killed process, never that of a concurrent start. */
function removeLeftover(file: string, folder: string) {
  const holder = holderOf(file)
  if (holder) throw inUse(folder, `process ${holder}`)
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    throw inUse(folder, 'which has just started')
  }
  const other = holderOf(aside)
  if (!other) return rmSync(aside)
  renameSync(aside, file)
  throw inUse(folder, `process ${other}`)
}

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
