import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, PageArchive } from './page-cache.ts'

/** Last renderings as files of one build: written aside, synced, renamed, so that a file is whole or old. Other builds' files are removed. */
export async function openPageArchive(folder: string, build: string): Promise<PageArchive> {
  const own = join(folder, build)
  await mkdir(own, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name !== build) await rm(join(folder, name), { recursive: true, force: true })
  }
  const fileOf = (address: string) => join(own, createHash('sha256').update(address).digest('hex'))
  return {
    save: (address, page) => replaceFile(fileOf(address), encode(address, page)),
    find: async (address) => decode(address, await readFile(fileOf(address)).catch(() => null)),
  }
}

/** Head line of JSON, then the three bodies; a checksum tells a file that a full disk left torn. */
function encode(address: string, page: Page): Buffer {
  const { status, headers, etag } = page
  const body = Buffer.concat([page.plain, page.brotli, page.gzip])
  const lengths = [page.plain.length, page.brotli.length, page.gzip.length]
  const head = JSON.stringify({ address, status, headers, etag, lengths, sum: sumOf(body) })
  return Buffer.concat([Buffer.from(`${head}\n`), body])
}

function decode(address: string, file: Buffer | null): Page | null {
  if (!file) return null
  const end = file.indexOf(10)
  const head = JSON.parse(file.subarray(0, end).toString())
  const body = file.subarray(end + 1)
  if (head.address !== address || head.sum !== sumOf(body)) return null
  const [plain, brotli] = head.lengths
  return {
    status: head.status,
    headers: head.headers,
    etag: head.etag,
    plain: body.subarray(0, plain),
    brotli: body.subarray(plain, plain + brotli),
    gzip: body.subarray(plain + brotli),
  }
}

const sumOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

async function replaceFile(file: string, content: Buffer) {
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
