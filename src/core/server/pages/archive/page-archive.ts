import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { ReportFileFault } from '../../process/file-faults.ts'
import { readKeptFile, writeKeptFile } from '../../process/kept-file.ts'
import type { PackedPage, PageArchive } from '../page-cache.ts'

/** An archive that can be emptied. */
export interface ClearableArchive extends PageArchive {
  clear(): Promise<void>
}

interface ArchiveOptions {
  maxBytes?: number
  /** Called when the folder or a file can't be used, which loses pages but fails nothing. */
  onFault?: ReportFileFault
}

/** Opens the archive of one build; removes files of other builds. */
export async function openPageArchive(
  folder: string,
  build: string,
  { maxBytes = 512 * 1024 * 1024, onFault = () => undefined }: ArchiveOptions = {},
): Promise<ClearableArchive> {
  await removeOthers(folder, build).catch(onFault)
  const archive = new FolderArchive(join(folder, build), maxBytes, onFault)
  await archive.takeOver().catch(onFault)
  return archive
}

async function removeOthers(folder: string, build: string) {
  for (const name of await namesIn(folder)) if (name !== build) await removeAll(join(folder, name))
}

const removeAll = (path: string): Promise<void> => rm(path, { recursive: true, force: true })

/** Names in a folder; none if there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) return []
    throw error
  }
}

/** A file per page, written atomically; the least recently used goes first. */
class FolderArchive implements ClearableArchive {
  readonly #folder: string
  readonly #onFault: ReportFileFault
  readonly #sizes: LRUCache<string, number>
  /** Pending change per file: changes of a file run in order. */
  readonly #changes = new Map<string, Promise<void>>()

  constructor(folder: string, maxBytes: number, onFault: ReportFileFault) {
    this.#folder = folder
    this.#onFault = onFault
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_, file, reason) => {
        if (reason === 'evict') this.#change(file, () => removeAll(file)).catch(onFault)
      },
    })
  }

  /** Indexes the files of an earlier process and removes unfinished ones. */
  async takeOver() {
    await mkdir(this.#folder, { recursive: true })
    for (const name of await readdir(this.#folder)) await this.#takeOver(join(this.#folder, name)).catch(this.#onFault)
  }

  async #takeOver(file: string) {
    const facts = await stat(file)
    const isPage = facts.isFile() && facts.size > 0 && !basename(file).includes('.')
    if (isPage) this.#sizes.set(file, facts.size)
    else await removeAll(file)
  }

  save(address: string, page: PackedPage): Promise<void> {
    const file = this.#fileOf(address)
    const content = encode(address, page)
    return this.#change(file, async () => {
      await mkdir(this.#folder, { recursive: true })
      await writeKeptFile(file, content)
      this.#sizes.set(file, content.length)
    }).catch(this.#onFault)
  }

  async find(address: string): Promise<PackedPage | null> {
    const file = this.#fileOf(address)
    this.#sizes.get(file) // marks it as recently used
    return decode(address, await readKeptFile(file))
  }

  /** Removes every page, those being saved too. */
  async clear(): Promise<void> {
    const kept = (await namesIn(this.#folder)).filter((name) => !name.includes('.'))
    const files = new Set([...kept.map((name) => join(this.#folder, name)), ...this.#changes.keys()])
    await Promise.all([...files].map((file) => this.#change(file, () => this.#remove(file))))
  }

  async #remove(file: string) {
    await removeAll(file)
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

const headSchema = v.object({
  address: v.string(),
  status: v.number(),
  headers: v.record(v.string(), v.string()),
  etag: v.string(),
  isRevocable: v.optional(v.boolean()),
  lengths: v.tuple([v.number(), v.number()]),
})

/** A line of JSON, three bodies. */
function encode(address: string, { status, headers, etag, isRevocable, ...bodies }: PackedPage): Buffer {
  const { plain, brotli, gzip } = bodies
  const lengths: [number, number] = [plain.length, brotli.length]
  const head: v.InferOutput<typeof headSchema> = { address, status, headers, etag, isRevocable, lengths }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), plain, brotli, gzip])
}

function decode(address: string, content: Buffer | null): PackedPage | null {
  const end = content?.indexOf('\n') ?? -1
  const head = end < 0 ? null : parseHead(content!.toString('utf8', 0, end))
  if (head?.address !== address) return null
  const { lengths, address: _, ...facts } = head
  const [plain, brotli] = lengths
  const body = content!.subarray(end + 1)
  return {
    ...facts,
    plain: body.subarray(0, plain),
    brotli: body.subarray(plain, plain + brotli),
    gzip: body.subarray(plain + brotli),
  }
}

function parseHead(line: string) {
  try {
    return v.parse(headSchema, JSON.parse(line))
  } catch {
    return null
  }
}
