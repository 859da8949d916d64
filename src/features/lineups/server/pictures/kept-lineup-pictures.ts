import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { ReportFileFault } from '#src/core/server/process/file-faults.ts'
import { readKeptFile, writeKeptFile } from '#src/core/server/process/kept-file.ts'

interface KeptPicturesParts {
  folder: string
  /** Bytes on disk; the files used longest ago go first. */
  mostBytes: number
  onFault: ReportFileFault
}

/** What is drawn at a time is one picture; as many may wait. */
const mostWaiting = 40
/** Pictures that wait when no further own one may. */
const mostWaitingForOwn = 10
/** Pictures written between two looks at the size of the folder. */
const writesPerLook = 10

const busy = 'too many pictures wait to be drawn'

/** Thrown when too many pictures wait to be drawn. */
class DrawingRefusal extends Error {
  readonly statusCode = 503
}

/** Keeps drawn pictures by name in memory and on disk, both bounded, and draws each once at a time. */
export class KeptPictures {
  readonly #parts: KeptPicturesParts
  readonly #ready = new LRUCache<string, Buffer>({
    maxSize: 24 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length,
  })
  readonly #underWay = new Map<string, Promise<Buffer>>()
  readonly #limit = pLimit(1)
  #writes = 0
  #own = 0

  constructor(parts: KeptPicturesParts) {
    this.#parts = parts
  }

  /** The picture of a name, which is drawn where it is not kept. */
  async get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const ready = this.#ready.get(name)
    if (ready) return ready
    const making = this.#underWay.get(name) ?? this.#readOrDraw(name, draw)
    this.#underWay.set(name, making)
    const bytes = await making.finally(() => this.#underWay.delete(name))
    this.#ready.set(name, bytes)
    return bytes
  }

  /** The picture of a name where it is kept. */
  async peek(name: string): Promise<Buffer | null> {
    return this.#ready.get(name) ?? readKeptFile(join(this.#parts.folder, name))
  }

  /** Runs what draws an own picture; throws at once while ten pictures wait, as the other places are for kept ones. */
  async withOwnPlace<T>(run: () => Promise<T>): Promise<T> {
    if (Math.max(this.#own, this.#limit.pendingCount) >= mostWaitingForOwn) throw new DrawingRefusal(busy)
    this.#own++
    return run().finally(() => this.#own--)
  }

  /** Draws a picture that is not kept, in the same queue. */
  async drawOnly(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#limit.pendingCount >= mostWaiting) throw new DrawingRefusal(busy)
    return this.#limit(draw)
  }

  async #readOrDraw(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#parts.folder, name)
    const kept = await readKeptFile(file)
    if (kept) {
      const now = new Date()
      await utimes(file, now, now).catch(() => undefined) // it was used now
      return kept
    }
    const bytes = await this.drawOnly(draw)
    await this.#keep(name, bytes).catch(this.#parts.onFault)
    return bytes
  }

  async #keep(name: string, bytes: Buffer) {
    const { folder } = this.#parts
    await mkdir(folder, { recursive: true })
    await writeKeptFile(join(folder, name), bytes)
    if (this.#writes++ % writesPerLook === 0) await this.#tidy()
  }

  /** Removes what was used longest ago until the folder is within its bound. */
  async #tidy() {
    const { folder, mostBytes } = this.#parts
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const facts = await stat(join(folder, name)).catch(() => null)
        return { name, used: facts?.mtimeMs ?? 0, size: facts?.size ?? 0 }
      }),
    )
    let size = 0
    for (const { name, size: own } of files.toSorted((a, b) => b.used - a.used)) {
      size += own
      if (size > mostBytes) await rm(join(folder, name), { force: true })
    }
  }
}
