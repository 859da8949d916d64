import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a file of .generated where it would change: a build without changes keeps every time stamp, and none is torn that another build reads. */
export function writeGenerated(file: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content as Uint8Array)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  writeFileSync(file, bytes)
}
