import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stops a start; its message is one sentence for the operator. */
export class StartError extends Error {}

/** Takes a data folder for this process. Throws StartError where another living process holds it or it can't be written. */
export function holdDataFolder(folder: string): { release(): void } {
  const file = join(folder, 'encore.pid')
  try {
    mkdirSync(folder, { recursive: true })
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (holder && holder !== process.pid && isEncore(holder)) {
      throw new StartError(
        `The data folder ${folder} is in use by another Encore (process ${holder}); stop it or set DATA_DIR to another folder.`,
      )
    }
    writeFileSync(file, String(process.pid))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${folder} can't be written: ${(error as NodeJS.ErrnoException).code}; mend its permissions or set DATA_DIR.`,
    )
  }
  return { release: () => rmSync(file, { force: true }) }
}

/** Whether a process number still belongs to a Node program; after a crash another program may have it. */
function isEncore(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const file = `/proc/${pid}/cmdline`
  return !existsSync(file) || readFileSync(file, 'utf8').includes('node')
}
