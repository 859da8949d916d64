import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Writes, syncs and renames: readers see the old or the new content, whole. */
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
