import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret generated at the first start of a data folder and read later. */
export function keptSecret(dataFolder: string, name: string): string {
  const file = join(dataFolder, name)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const secret = randomBytes(24).toString('base64url')
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}
