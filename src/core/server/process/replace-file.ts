import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Writes a file aside, syncs and renames it: whoever reads it finds the old content or the new one, whole. */
export async function replaceFile(file: string, content: Buffer) {
  const aside = `${file}.${randomUUID()}`
  try {
    const handle = await open(aside, 'wx')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
