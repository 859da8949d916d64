import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { replaceFile } from './replace-file.ts'

/** Writes a file of a cache behind its checksum. */
export const writeKeptFile = (file: string, content: Buffer): Promise<void> =>
  replaceFile(file, Buffer.concat([checksumOf(content), content]))

/** Content of a file of a cache; null for one that is missing, unreadable or not as it was written. */
export async function readKeptFile(file: string): Promise<Buffer | null> {
  const kept = await readFile(file).catch(() => null)
  const content = kept?.subarray(checksumLength)
  return content && checksumOf(content).equals(kept!.subarray(0, checksumLength)) ? content : null
}

const checksumLength = 32
const checksumOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest()
