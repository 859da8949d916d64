import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, processOf } from './processes.ts'

/** What stops a start; its message is one sentence for the operator. */
export class StartError extends Error {}

/** Takes a data folder for this process. Throws StartError where another living process holds it or it can't be written. */
export function holdDataFolder(folder: string): { release(): void } {
  const file = join(folder, 'encore.pid')
  try {
    mkdirSync(folder, { recursive: true })
    const holder = holderOf(file)
    if (holder) {
      throw new StartError(
        `The data folder ${folder} is in use by another Encore (process ${holder}); stop it or set DATA_DIR to another folder.`,
      )
    }
    rmSync(file, { force: true })
    writeFileSync(file, `${process.pid} ${bornAt(process.pid)}`, { flag: 'wx' })
  } catch (error) {
    if (error instanceof StartError) throw error
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new StartError(`The data folder ${folder} is just being taken by another Encore; start again in a moment.`)
    }
    throw new StartError(
      `The data folder ${folder} can't be written: ${(error as NodeJS.ErrnoException).code}; mend its permissions or set DATA_DIR.`,
    )
  }
  return { release: () => rmSync(file, { force: true }) }
}

/** The living process that a file names, or null: after a crash another program may have the number, but not the birth. */
function holderOf(file: string): number | null {
  if (!existsSync(file)) return null
  const [number, born = ''] = readFileSync(file, 'utf8').split(' ')
  const pid = Number(number)
  return pid > 0 && pid !== process.pid && isRunning(pid) && bornAt(pid) === born ? pid : null
}

const bornAt = (pid: number): string => processOf(pid)?.born ?? ''
