import { LRUCache } from 'lru-cache'
import type { PictureStore } from '#src/core/server/pictures/picture-store.ts'
import { artName } from '#src/game/art.rules.ts'

interface Size {
  width: number
  height: number
}

/** Art of a season in the sizes of a picture. */
export interface PictureArt {
  /** A champion's portrait as a data address. */
  portrait(season: string, id: string, size: Size): Promise<string>
  /** An item's icon as a data address. */
  item(season: string, id: string, size: number): Promise<string>
  /** A champion's splash under a veil, as JPEG of the whole picture. */
  backdrop(season: string, id: string, backdrop: Backdrop): Promise<Buffer>
  /** Looks at every original again. */
  forget(): void
}

export interface Backdrop extends Size {
  /** Height of the splash at the top of the picture. */
  splash: number
  /** Drawn over it, in the size of the picture. */
  veil: string
}

const ink = '#07060f'

/** Keeps what was made in memory, 24 MB of it, until it has to forget; missing art leaves a dark place. */
export function openPictureArt(find: PictureStore['find']): PictureArt {
  const kept = new LRUCache<string, Buffer>({
    maxSize: 24 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length,
  })
  let generation = 0
  const made = async (key: string, art: Art, make: (original: Buffer | null) => Promise<Buffer>) => {
    const ready = kept.get(key)
    if (ready) return ready
    const begun = generation
    const bytes = await make((await find(art))?.bytes ?? null)
    if (begun === generation) kept.set(key, bytes)
    return bytes
  }
  return {
    portrait: async (season, id, { width, height }) => {
      const art = artOf({ group: season, folder: '256', id, format: 'avif' })
      return dataOf(
        await made(`${season} ${id} ${width}x${height}`, art, async (original) => {
          const picture = await open(original, { width, height })
          return picture.resize(width, height).jpeg({ quality: 88 }).toBuffer()
        }),
      )
    },
    item: async (season, id, size) => {
      const art = artOf({ group: season, folder: '96', id, format: 'webp' })
      return dataOf(
        await made(`${season} ${id} ${size}`, art, async (original) => {
          const picture = await open(original, { width: size, height: size })
          return picture.resize(size, size).flatten({ background: '#181528' }).jpeg({ quality: 90 }).toBuffer()
        }),
      )
    },
    backdrop: (season, id, { width, height, splash, veil }) =>
      made(
        `${season} ${id} ${width}x${height}`,
        artOf({ group: season, folder: '1624x750', id, format: 'avif' }),
        (original) => backdropOf(original, { width, height, splash, veil }),
      ),
    forget: () => {
      generation++
      kept.clear()
    },
  }
}

type Art = Parameters<PictureStore['find']>[0]

const artOf = ({ group, folder, id, format }: Omit<Art, 'name'> & { id: string }): Art => ({
  group,
  folder,
  name: artName(id),
  format,
})

async function open(original: Buffer | null, { width, height }: Size) {
  const { default: sharp } = await import('sharp')
  return original ? sharp(original) : sharp({ create: { width, height, channels: 3, background: '#231f38' } })
}

/** The splash covers the top, with its champion right of the middle as on the site. */
async function backdropOf(original: Buffer | null, { width, height, splash, veil }: Backdrop): Promise<Buffer> {
  const picture = await open(original, { width, height: splash })
  const { width: from = width, height: high = splash } = await picture.metadata()
  const scale = Math.max(width / from, splash / high)
  const cut = { width: Math.round(width / scale), height: Math.round(splash / scale) }
  const left = Math.round(Math.min(from - cut.width, Math.max(0, from * 0.66 - cut.width * 0.56)))
  const top = await picture
    .extract({ ...cut, left, top: Math.round((high - cut.height) / 2) })
    .resize(width, splash, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width, height, channels: 3, background: ink } })
    .composite([
      { input: top.data, raw: top.info, left: 0, top: 0 },
      { input: Buffer.from(veil), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer()
}

const dataOf = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`
