import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { articlePictureOf, exportedPicture, largestPicture, pictureAddress } from './article-pictures.ts'
import type { KeptPicture } from './pictures.store.ts'

const pictureName = /^[\w.-]+\.(png|jpe?g|webp)$/i

/** The pictures that lie beside the texts of an article, by their names. */
export const readPictureFiles = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder)
      .filter((name) => pictureName.test(name) && statSync(join(folder, name)).size <= largestPicture)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

/** A text with the addresses that its pictures have on the site, and what is wrong with those that it can't show. */
export interface PlacedPictures {
  html: string
  pictures: KeptPicture[]
  /** The source of each as the text has it, with its fault. */
  faults: { source: string; fault: string }[]
}

interface PictureSources {
  files: Map<string, Buffer>
  /** Other origins whose pictures articles may show. */
  origins: string[]
}

/** Puts the pictures of a text in place: files beside it are made anew and get an address of the site. */
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

/** A file beside a text as a picture, or why it is none. */
async function pictureOf(source: string, files: Map<string, Buffer>): Promise<KeptPicture | string> {
  const name = source.replace(/^\.\//, '')
  const file = files.get(name)
  if (!file) return 'there is no such PNG, JPEG or WebP file next to it'
  return (
    (await exportedPicture(name, file)) ?? (await articlePictureOf(file)) ?? 'it is not a picture, or one too large'
  )
}

/** A picture's tag with its address, and its size where it has none. */
function placed(tag: string, { name, width, height }: KeptPicture): string {
  const size = /\swidth=/.test(tag) ? '' : ` width="${width}" height="${height}"`
  return tag.replace(sources, `src="${pictureAddress(name)}"${size}`)
}

/** A tag of a picture as rehype writes it: what stands in quotes may hold any sign. */
export const images = /<img\b(?:[^>"]|"[^"]*")*>/g
const sources = /\bsrc="([^"]*)"/

/** The sources of the pictures of a text. */
export const sourcesOf = (html: string): string[] =>
  (html.match(images) ?? []).flatMap((tag) => sources.exec(tag)?.[1]?.replaceAll('&#x26;', '&') ?? [])

/** Whether pages may show a picture from its source: from a path of the site, or an origin that is named for it. */
export const isShownFrom = (source: string, origins: string[]): boolean =>
  /^\/(?!\/)/.test(source) || origins.some((origin) => source.startsWith(`${origin}/`))

const isAddress = (source: string): boolean => /^(https?:)?\/\//i.test(source)
