import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { replaceFile } from '../../process/replace-file.ts'
import type { Page, PageArchive } from '../page-cache.ts'

/** An archive that can be emptied. */
export interface ClearableArchive extends PageArchive {
  clear(): Promise<void>
}

/** Opens the archive of one build, at most `maxBytes`; removes files of other builds. */
export async function openPageArchive(
  folder: string,
  build: string,
  maxBytes = 512 * 1024 * 1024,
): Promise<ClearableArchive> {
  const own = join(folder, build)
  await mkdir(own, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name !== build) await rm(join(folder, name), { recursive: true, force: true })
  }
  const archive = new FolderArchive(own, maxBytes)
  await archive.takeOver()
  return archive
}

/** A file per page, written atomically; the least recently used goes first. */
class FolderArchive implements ClearableArchive {
  readonly #folder: string
  readonly #sizes: LRUCache<string, number>
  /** Pending change per file: changes of a file run in order. */
  readonly #changes = new Map<string, Promise<void>>()

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_, file, reason) => {
        if (reason === 'evict') this.#change(file, () => rm(file, { force: true })).catch(() => undefined)
      },
    })
  }

  /** Indexes the files of an earlier process and removes unfinished ones. */
  async takeOver() {
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name)
      if (name.includes('.')) await rm(file, { force: true })
      else this.#sizes.set(file, (await stat(file)).size)
    }
  }

  save(address: string, page: Page): Promise<void> {
    const file = this.#fileOf(address)
    const content = encode(address, page)
    return this.#change(file, async () => {
      await replaceFile(file, content)
      this.#sizes.set(file, content.length)
    })
  }

  async find(address: string): Promise<Page | null> {
    const file = this.#fileOf(address)
    this.#sizes.get(file) // marks it as recently used
    return decode(address, await readFile(file).catch(() => null))
  }

  /** Removes every page, those being saved too. */
  async clear(): Promise<void> {
    const kept = (await readdir(this.#folder)).filter((name) => !name.includes('.'))
    const files = new Set([...kept.map((name) => join(this.#folder, name)), ...this.#changes.keys()])
    await Promise.all([...files].map((file) => this.#change(file, () => this.#remove(file))))
  }

  async #remove(file: string) {
    await rm(file, { force: true })
    this.#sizes.delete(file)
  }

  #fileOf(address: string): string {
    return join(this.#folder, createHash('sha256').update(address).digest('hex'))
  }

  #change(file: string, run: () => Promise<void>): Promise<void> {
    const before = this.#changes.get(file) ?? Promise.resolve()
    const change = before.catch(() => undefined).then(run)
    this.#changes.set(file, change)
    return change.finally(() => this.#changes.get(file) === change && this.#changes.delete(file))
  }
}

/** A checksum against disk errors, a line of JSON, three bodies. */
function encode(address: string, { status, headers, etag, isRevocable, ...bodies }: Page): Buffer {
  const { plain, brotli, gzip } = bodies
  const head = JSON.stringify({ address, status, headers, etag, isRevocable, lengths: [plain.length, brotli.length] })
  const content = Buffer.concat([Buffer.from(`${head}\n`), plain, brotli, gzip])
  return Buffer.concat([checksumOf(content), content])
}

function decode(address: string, file: Buffer | null): Page | null {
  if (!file) return null
  const content = file.subarray(32)
  if (!checksumOf(content).equals(file.subarray(0, 32))) return null
  const end = content.indexOf('\n')
  const { lengths, address: own, ...head } = JSON.parse(content.toString('utf8', 0, end))
  if (own !== address) return null
  const [plain, brotli] = lengths
  const body = content.subarray(end + 1)
  return {
    ...head,
    plain: body.subarray(0, plain),
    brotli: body.subarray(plain, plain + brotli),
    gzip: body.subarray(plain + brotli),
  }
}

const checksumOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest()
