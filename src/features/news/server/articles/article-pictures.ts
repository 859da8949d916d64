import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type PictureRefusal, remakePicture } from '#src/core/server/pictures/remade-picture.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { ReportFileFault } from '#src/core/server/process/file-faults.ts'
import { replaceFile } from '#src/core/server/process/replace-file.ts'
import { findPicture, type KeptPicture } from './pictures.store.ts'

/** Largest upload in bytes. */
export const largestPicture = 8 * 1024 * 1024
/** Largest width in pixels: texts are 704 wide, at most doubled. */
const widest = 1600

/** Re-encodes an upload to at most that width, or says why not. */
export async function articlePictureOf(file: Buffer): Promise<KeptPicture | PictureRefusal> {
  const remade = await remakePicture(file, { width: widest, withoutEnlargement: true })
  return typeof remade === 'string' ? remade : { name: nameOf(remade.bytes), ...remade }
}

const nameOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** An exported picture by its file name; null for other files. */
export async function exportedPicture(fileName: string, bytes: Buffer): Promise<KeptPicture | null> {
  const name = nameOf(bytes)
  if (fileName !== `${name}.webp`) return null
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: null, width: 0, height: 0 }))
  return format === 'webp' ? { name, bytes, width, height } : null
}

export const pictureAddress = (name: string): string => `/act/news/pictures/${name}.webp`

/** Reads pictures from the database and caches them as files for outages. */
export function createPictureReader(
  db: Db,
  folder: string,
  onFault: ReportFileFault,
): (name: string) => Promise<Buffer | null> {
  const read = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: ({ length }) => length })
  const take = async (name: string) => {
    const file = join(folder, `${name}.webp`)
    const kept = await readFile(file).catch(() => null)
    if (kept && nameOf(kept) === name) return kept
    const found = await findPicture(db, name)
    if (!found) return null
    await mkdir(folder, { recursive: true })
      .then(() => replaceFile(file, found))
      .catch(onFault)
    return found
  }
  return async (name) => {
    const ready = read.get(name)
    if (ready) return ready
    const bytes = await take(name)
    if (bytes) read.set(name, bytes)
    return bytes
  }
}
