import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { remakePicture } from '#src/core/server/pictures/remade-picture.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { replaceFile } from '#src/core/server/process/replace-file.ts'
import { findPicture, type KeptPicture } from './pictures.store.ts'

/** Bytes of a file that is sent. */
export const largestPicture = 8 * 1024 * 1024
/** Pixels; a text is 704 wide, shown at twice that at most. */
const widest = 1600

/** A picture made anew out of a file that somebody sent, no wider than a text can show. Null where the file is no picture. */
export async function articlePictureOf(file: Buffer): Promise<KeptPicture | null> {
  const remade = await remakePicture(file, { width: widest, withoutEnlargement: true })
  return remade && { name: nameOf(remade.bytes), ...remade }
}

const nameOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** A picture that a site has made and exported, as its file's name tells; null for any other file. */
export async function exportedPicture(fileName: string, bytes: Buffer): Promise<KeptPicture | null> {
  const name = nameOf(bytes)
  if (fileName !== `${name}.webp`) return null
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: null, width: 0, height: 0 }))
  return format === 'webp' ? { name, bytes, width, height } : null
}

/** The path of a kept picture. */
export const pictureAddress = (name: string): string => `/act/news/pictures/${name}.webp`

/** Pictures of articles by name, out of the database and from then on out of a folder: articles are read while the database is away. */
export function createPictureReader(db: Db, folder: string): (name: string) => Promise<Buffer | null> {
  const read = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: ({ length }) => length })
  const take = async (name: string) => {
    const file = join(folder, `${name}.webp`)
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    const found = await findPicture(db, name)
    if (!found) return null
    await mkdir(folder, { recursive: true })
      .then(() => replaceFile(file, found))
      .catch(() => undefined) // a full disk costs time alone
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
