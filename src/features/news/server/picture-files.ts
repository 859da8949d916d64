import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { exportedPicture, largestPicture, pictureAddress, remakePicture } from './article-pictures.ts'
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
  const placed: PlacedPictures = { html, pictures: [], faults: [] }
  for (const source of new Set([...html.matchAll(images)].map(([, each]) => each!))) {
    const name = source.replaceAll('&#x26;', '&')
    if (/^\/(?!\/)/.test(name)) continue
    if (/^(https?:)?\/\//i.test(name)) {
      const isAllowed = origins.some((origin) => name.startsWith(`${origin}/`))
      if (!isAllowed)
        placed.faults.push({ source: name, fault: 'its origin is none of pictureOrigins in site.config.ts' })
      continue
    }
    const fileName = name.replace(/^\.\//, '')
    const file = files.get(fileName)
    const picture = file ? ((await exportedPicture(fileName, file)) ?? (await remakePicture(file))) : null
    if (!picture) {
      const fault = file ? 'it is no picture, or one too large' : 'there is no such PNG, JPEG or WebP file beside it'
      placed.faults.push({ source: name, fault })
      continue
    }
    placed.pictures.push(picture)
    placed.html = placed.html.replaceAll(`src="${source}"`, attributesOf(picture))
  }
  return placed
}

const images = /<img\b[^>]*?\bsrc="([^"]*)"/g

const attributesOf = ({ name, width, height }: KeptPicture): string =>
  `src="${pictureAddress(name)}" width="${width}" height="${height}"`
