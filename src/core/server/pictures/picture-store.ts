import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { cutAround, type Focus, type PictureFormat, type PictureKind, type Size } from '#src/core/pictures.ts'
import { replaceFile } from '../process/replace-file.ts'
import {
  findOriginals,
  findPictureFault,
  type Original,
  type OriginalFolders,
  type PictureFault,
} from './picture-originals.ts'

/** A picture by the parts of its address: /act/<group>/<folder>/<name>.<format>. */
export interface PictureAddress {
  group: string
  folder: string
  name: string
  format: PictureFormat
}

/** A picture ready to be sent. */
export interface Picture {
  bytes: Buffer
  /** Changes with the picture. */
  tag: string
}

interface PictureStoreParts {
  originals: OriginalFolders
  /** Folder of what was made on request. */
  kept: string
  kinds: PictureKind[]
  /** Told of a file that can't be used, each time that it should have been. */
  onFault: (fault: PictureFault) => void
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 4 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 82, mozjpeg: true }),
} satisfies Record<PictureFormat, unknown>

/** Pictures in every size and format, each made at its first request out of its original and kept on disk. */
export class PictureStore {
  readonly #parts: PictureStoreParts
  readonly #sizes: Map<string, { kind: PictureKind; size: Size }>
  readonly #ready = new LRUCache<string, Picture>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  readonly #underWay = new Map<string, Promise<Picture>>()
  /** Two at once: the other threads stay free for files and compression. */
  readonly #limit = pLimit(2)

  constructor(parts: PictureStoreParts) {
    this.#parts = parts
    this.#sizes = new Map(
      parts.kinds.flatMap((kind) =>
        Object.entries({ ...kind.sizes, [kind.folder]: kind }).map(([folder, size]) => [folder, { kind, size }]),
      ),
    )
  }

  /** The picture of an address; null where there is none. */
  async find(address: PictureAddress): Promise<Picture | null> {
    const known = this.#sizes.get(address.folder)
    if (!known) return null
    const wanted = { kind: known.kind, group: address.group, name: address.name }
    for (const original of await findOriginals(this.#parts.originals, wanted, this.#parts.onFault)) {
      try {
        return await this.#make(address, original, known)
      } catch (error) {
        this.#parts.onFault({ file: original.file, why: (error as Error).message })
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
    const kept = await readFile(file).catch(() => null)
    if (kept) return { bytes: kept, tag }
    const bytes = await this.#limit(async () => {
      const why = original.file.startsWith(this.#parts.originals.own) && (await findPictureFault(original.file, kind))
      if (why) throw new Error(why)
      return encoders[format](await inSize(original.file, size, original.focus)).toBuffer()
    })
    await this.#keep(place, basename(file), bytes).catch(() => undefined) // a full disk costs time alone
    return { bytes, tag }
  }

  /** Writes what was made, in place of what an earlier original gave. */
  async #keep(place: string, name: string, bytes: Buffer) {
    await mkdir(place, { recursive: true })
    const [own, , format] = name.split('.')
    for (const other of await readdir(place)) {
      if (other.startsWith(`${own}.`) && other.endsWith(`.${format}`)) await rm(join(place, other), { force: true })
    }
    await replaceFile(join(place, name), bytes)
  }
}

async function inSize(file: string, size: Size, focus: Focus): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // only who needs a new size waits for it
  const picture = sharp(file, { failOn: 'error' })
  const { width, height } = await picture.metadata()
  return picture.extract(cutAround({ width, height }, size, focus)).resize(size.width, size.height)
}
