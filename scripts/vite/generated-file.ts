import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a file of .generated atomically, and only when it changes, so that time stamps stay. */
export function writeGenerated(file: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content as Uint8Array)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  writeFileSync(file, bytes)
}
