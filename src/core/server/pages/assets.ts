import { readFileSync } from 'node:fs'
import type { StylePiece } from './page-styles.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export interface Assets {
  /** Address of the entry script. */
  entry: string
  /** Address and pieces of the style sheet. */
  sheet: string
  styles: StylePiece[]
  /** Script addresses of a page and of further manifest ids, in the order they run. */
  scriptsOf(page: string, also?: string[]): string[]
}

export function readAssets(folder: string): Assets {
  const manifest = readManifest(folder, 'manifest')
  const entry = manifest['src/entry.browser.tsx']!
  /** A chunk's imports, then the chunk. */
  const withImports = (chunk: Chunk): string[] => [
    ...(chunk.imports ?? []).flatMap((id) => withImports(manifest[id]!)),
    `/${chunk.file}`,
  ]
  return {
    entry: `/${entry.file}`,
    sheet: `/${manifest['style.css']!.file}`,
    styles: JSON.parse(readFileSync(`${folder}/.vite/styles.json`, 'utf8')),
    scriptsOf: (page, also = []) => {
      const id = Object.keys(manifest).find((each) => each.endsWith(`/${page}.tsx`))
      const own = [...also, ...(id ? [id] : [])].map((each) => manifest[each]!)
      return [entry, ...own].flatMap(withImports).filter(isFirst)
    },
  }
}

export function readStudioAssets(folder: string): { entry: string; styleHrefs: string[] } {
  const manifest = readManifest(folder, 'studio')
  const { file, css = [] } = manifest['src/entry.studio.tsx']!
  return { entry: `/${file}`, styleHrefs: css.map((each) => `/${each}`) }
}

export function readCaptchaScript(folder: string): string {
  return `/${readManifest(folder, 'manifest')['src/entry.captcha.ts']!.file}`
}

const readManifest = (folder: string, name: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8'))

const isFirst = (each: string, place: number, all: string[]) => all.indexOf(each) === place
