import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { PictureRefusal } from '#src/core/server/pictures/remade-picture.ts'
import { withoutJoiners } from '#src/core/server/texts/thai-words.ts'
import { visibleNames } from '#src/core/visible-names.ts'
import { articlePictureOf, exportedPicture, largestPicture, pictureAddress } from './article-pictures.ts'
import type { KeptPicture } from './pictures.store.ts'

const read = /^\.(png|jpe?g|webp)$/i
const unread = /^\.(gif|apng|avif|hei[cf]|bmp|tiff?|svg|jxl)$/i

/** Pictures next to an article's texts by name in NFC, as the Mac stores another form. */
export interface PictureFiles {
  files: Map<string, Buffer>
  /** Faults of those that no text can show. */
  unfit: Map<string, string>
}

export function readPictureFiles(folder: string): PictureFiles {
  const found: PictureFiles = { files: new Map(), unfit: new Map() }
  for (const name of visibleNames(readdirSync(folder)).sort()) {
    const [file, extension] = [join(folder, name), extname(name)]
    const isRead = read.test(extension)
    if (!(isRead || unread.test(extension)) || !statSync(file).isFile()) continue
    const fault = isRead ? sizeFault(statSync(file).size) : formatFault(extension)
    if (fault) found.unfit.set(name.normalize('NFC'), fault)
    else found.files.set(name.normalize('NFC'), readFileSync(file))
  }
  return found
}

const sizeFault = (bytes: number) =>
  bytes > largestPicture ? `it has ${bytes} bytes, more than ${largestPicture}` : undefined
const formatFault = (extension: string) =>
  `it is ${extension.slice(1).toUpperCase()}: use PNG, JPEG or WebP, or a video for what moves`

/** A text with site addresses of its pictures, and faults. */
export interface PlacedPictures {
  html: string
  pictures: KeptPicture[]
  /** Faults by the source in plain characters. */
  faults: { source: string; fault: string }[]
}

interface PictureSources extends PictureFiles {
  /** Other allowed origins of pictures. */
  origins: string[]
}

/** Re-encodes pictures next to a text and rewrites their addresses. */
export async function placePictures(html: string, { origins, ...own }: PictureSources): Promise<PlacedPictures> {
  const [made, faults]: [Map<string, KeptPicture>, PlacedPictures['faults']] = [new Map(), []]
  for (const source of new Set(sourcesOf(html))) {
    if (isShownFrom(source, origins)) continue
    const found = isAddress(source)
      ? 'its origin is none of pictureOrigins in site.config.ts'
      : await pictureOf(source, own)
    if (typeof found === 'string') faults.push({ source: plainSource(source), fault: found })
    else made.set(source, found)
  }
  const place = (tag: string) => {
    const picture = made.get(sourcesOf(tag)[0] ?? '')
    return picture ? placed(tag, picture) : tag
  }
  return { html: html.replace(images, place), pictures: [...made.values()], faults }
}

/** A file as a picture, or its fault. */
async function pictureOf(source: string, { files, unfit }: PictureFiles): Promise<KeptPicture | string> {
  const names = [source.normalize('NFC'), plainSource(source)].map((each) => each.replace(/^\.\//, ''))
  const name = names.find((each) => files.has(each) || unfit.has(each)) ?? ''
  const file = files.get(name)
  if (!file) return unfit.get(name) ?? 'there is no such PNG, JPEG or WebP file next to it'
  const picture = (await exportedPicture(name, file)) ?? (await articlePictureOf(file))
  return typeof picture === 'string' ? refusals[picture] : picture
}

const refusals: Record<PictureRefusal, string> = {
  unfit: 'it is not a picture, or one too large',
  moves: 'it moves: use a video, which readers can stop, or a picture of one frame',
}

/** A source without percent signs, and without what joins Thai words, in NFC: names are compared so. */
export const plainSource = (source: string): string =>
  withoutJoiners(source.replace(/(?:%[0-9a-f]{2})+/gi, decoded)).normalize('NFC')

function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes)
  } catch {
    return bytes
  }
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
  (html.match(images) ?? []).flatMap(
    (tag) => sources.exec(tag)?.[1]?.replaceAll('&#x22;', '"').replaceAll('&#x26;', '&') ?? [],
  )

/** True for paths of the site and allowed origins. */
export const isShownFrom = (source: string, origins: string[]): boolean =>
  /^\/(?!\/)/.test(source) || origins.some((origin) => source.startsWith(`${origin}/`))

const isAddress = (source: string): boolean => /^(https?:)?\/\//i.test(source)
