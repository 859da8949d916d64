import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../process/data-folder.ts'

/** A secret generated at the first start of a data folder and read later. Throws StartError, which names `setting`. */
export function keptSecret(dataFolder: string, name: string, setting: string): string {
  const file = join(dataFolder, name)
  try {
    mkdirSync(dataFolder, { recursive: true })
    const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    return kept || generate(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The secret ${file} can't be read or written: ${code}; fix its folder or set ${setting}.`)
  }
}

/** Writes a secret whole or not at all: a power cut must not leave it empty. */
function generate(file: string): string {
  const secret = randomBytes(24).toString('base64url')
  const aside = `${file}.unfinished`
  const handle = openSync(aside, 'w', 0o600)
  try {
    writeSync(handle, `${secret}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(aside, file)
  return secret
}
