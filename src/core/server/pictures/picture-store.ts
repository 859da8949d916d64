import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { cutAround, type Focus, type PictureFormat, type PictureKind, type Size } from '#src/core/pictures.ts'
import type { ReportFileFault } from '../process/file-faults.ts'
import { readKeptFile, writeKeptFile } from '../process/kept-file.ts'
import {
  findOriginals,
  findPictureFault,
  type Original,
  type OriginalFolders,
  type PictureFault,
} from './picture-originals.ts'

/** Parts of the address /act/<group>/<folder>/<name>.<format>. */
export interface PictureAddress {
  group: string
  folder: string
  name: string
  format: PictureFormat
}

export interface Picture {
  bytes: Buffer
  /** ETag. */
  tag: string
}

interface PictureStoreParts {
  originals: OriginalFolders
  /** Folder of generated sizes. */
  kept: string
  kinds: PictureKind[]
  /** Called for each unusable original. */
  onFault: (fault: PictureFault) => void
  /** Called when a generated size can't be kept. */
  onKeepFault: ReportFileFault
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 4 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 82, mozjpeg: true }),
} satisfies Record<PictureFormat, unknown>

/** Generates sizes and formats at their first request and keeps them on disk. */
export class PictureStore {
  readonly #parts: PictureStoreParts
  readonly #sizes: Map<string, { kind: PictureKind; size: Size }>
  readonly #ready = new LRUCache<string, Picture>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  readonly #underWay = new Map<string, Promise<Picture>>()
  /** two at a time leave threads for files and compression */
  readonly #limit = pLimit(2)

  constructor(parts: PictureStoreParts) {
    this.#parts = parts
    this.#sizes = new Map(
      parts.kinds.flatMap((kind) =>
        Object.entries({ ...kind.sizes, [kind.folder]: kind }).map(([folder, size]) => [folder, { kind, size }]),
      ),
    )
  }

  /** Returns the picture of an address, or null. */
  async find(address: PictureAddress): Promise<Picture | null> {
    const known = this.#sizes.get(address.folder)
    if (!known) return null
    const { originals, kinds, onFault } = this.#parts
    const wanted = { kinds, kind: known.kind, group: address.group, name: address.name }
    for (const original of await findOriginals(originals, wanted, onFault)) {
      try {
        return await this.#make(address, original, known)
      } catch (error) {
        onFault({ file: original.file, why: (error as Error).message })
      }
    }
    return null
  }

  async #make(address: PictureAddress, original: Original, { kind, size }: { kind: PictureKind; size: Size }) {
    const tag = createHash('sha256')
      .update(`${original.stamp} ${address.folder} ${address.format} ${JSON.stringify(size)}`)
      .digest('base64url')
      .slice(0, 16)
    const ready = this.#ready.get(tag)
    if (ready) return ready
    const making = this.#underWay.get(tag) ?? this.#readOrMake(address, tag, { original, kind, size })
    this.#underWay.set(tag, making)
    const picture = await making.finally(() => this.#underWay.delete(tag))
    this.#ready.set(tag, picture)
    return picture
  }

  async #readOrMake(
    { group, folder, name, format }: PictureAddress,
    tag: string,
    { original, kind, size }: { original: Original; kind: PictureKind; size: Size },
  ): Promise<Picture> {
    const isAsDrawn =
      folder === kind.folder && format === kind.drawnAs && original.file.startsWith(this.#parts.originals.drawn)
    if (isAsDrawn) return { bytes: await readFile(original.file), tag }
    const place = join(this.#parts.kept, group, folder)
    const file = join(place, `${name}.${tag}.${format}`)
    const kept = await readKeptFile(file)
    if (kept) return { bytes: kept, tag }
    const bytes = await this.#limit(async () => {
      const why =
        original.file.startsWith(this.#parts.originals.own) && (await findPictureFault(original.file, original.kind))
      if (why) throw new Error(why)
      return encoders[format](await inSize(original.file, size, original.focus)).toBuffer()
    })
    await this.#keep(place, basename(file), bytes).catch(this.#parts.onKeepFault)
    return { bytes, tag }
  }

  /** Writes a generated picture in place of an older original's. */
  async #keep(place: string, name: string, bytes: Buffer) {
    await mkdir(place, { recursive: true })
    const [own, , format] = name.split('.')
    for (const other of await readdir(place)) {
      if (other.startsWith(`${own}.`) && other.endsWith(`.${format}`))
        await rm(join(place, other), { recursive: true, force: true })
    }
    await writeKeptFile(join(place, name), bytes)
  }
}

async function inSize(file: string, size: Size, focus: Focus): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // loaded only for new sizes
  const picture = sharp(file, { failOn: 'error' })
  const { width, height } = await picture.metadata()
  return picture.extract(cutAround({ width, height }, size, focus)).resize(size.width, size.height)
}
