import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { articlePictureOf, exportedPicture, largestPicture, pictureAddress } from './article-pictures.ts'
import type { KeptPicture } from './pictures.store.ts'

const pictureName = /^[\w.-]+\.(png|jpe?g|webp)$/i

/** Pictures next to an article's texts by name. */
export const readPictureFiles = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder)
      .filter((name) => pictureName.test(name) && statSync(join(folder, name)).size <= largestPicture)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

/** A text with site addresses of its pictures, and faults. */
export interface PlacedPictures {
  html: string
  pictures: KeptPicture[]
  /** Faults by the source as written. */
  faults: { source: string; fault: string }[]
}

interface PictureSources {
  files: Map<string, Buffer>
  /** Other allowed origins of pictures. */
  origins: string[]
}

/** Re-encodes pictures next to a text and rewrites their addresses. */
export async function placePictures(html: string, { files, origins }: PictureSources): Promise<PlacedPictures> {
  const [made, faults]: [Map<string, KeptPicture>, PlacedPictures['faults']] = [new Map(), []]
  for (const source of new Set(sourcesOf(html))) {
    if (isShownFrom(source, origins)) continue
    const found = isAddress(source)
      ? 'its origin is none of pictureOrigins in site.config.ts'
      : await pictureOf(source, files)
    if (typeof found === 'string') faults.push({ source, fault: found })
    else made.set(source, found)
  }
  const place = (tag: string) => {
    const picture = made.get(sourcesOf(tag)[0] ?? '')
    return picture ? placed(tag, picture) : tag
  }
  return { html: html.replace(images, place), pictures: [...made.values()], faults }
}

/** A file as a picture, or its fault. */
async function pictureOf(source: string, files: Map<string, Buffer>): Promise<KeptPicture | string> {
  const name = source.replace(/^\.\//, '')
  const file = files.get(name)
  if (!file) return 'there is no such PNG, JPEG or WebP file next to it'
  return (
    (await exportedPicture(name, file)) ?? (await articlePictureOf(file)) ?? 'it is not a picture, or one too large'
  )
}

/** Tag of a picture with its address and, where missing, its size. */
function placed(tag: string, { name, width, height }: KeptPicture): string {
  const size = /\swidth=/.test(tag) ? '' : ` width="${width}" height="${height}"`
  return tag.replace(sources, `src="${pictureAddress(name)}"${size}`)
}

/** Matches a picture's tag as rehype writes it; quoted values may hold any character. */
export const images = /<img\b(?:[^>"]|"[^"]*")*>/g
const sources = /\bsrc="([^"]*)"/

export const sourcesOf = (html: string): string[] =>
  (html.match(images) ?? []).flatMap((tag) => sources.exec(tag)?.[1]?.replaceAll('&#x26;', '&') ?? [])

/** True for paths of the site and allowed origins. */
export const isShownFrom = (source: string, origins: string[]): boolean =>
  /^\/(?!\/)/.test(source) || origins.some((origin) => source.startsWith(`${origin}/`))

const isAddress = (source: string): boolean => /^(https?:)?\/\//i.test(source)
