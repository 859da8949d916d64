import { readFileSync } from 'node:fs'
import type { StylePiece } from './page-styles.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** What the browser build made for all pages. */
export interface Assets {
  /** Address of the script that takes a page over. */
  entry: string
  /** Address of the style sheet, and its pieces. */
  sheet: string
  styles: StylePiece[]
  /** Addresses of the scripts of a page by its name and by what else it needs (ids of the manifest), in the order in which they run. */
  scriptsOf(page: string, also?: string[]): string[]
}

/** Assets from the manifest of the browser build. */
export function readAssets(folder: string): Assets {
  const manifest = readManifest(folder, 'manifest')
  const entry = manifest['src/entry.browser.tsx']!
  /** What a script imports, and then the script itself. */
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

/** Script and styles of the studio, which is built for itself. */
export function readStudioAssets(folder: string): { entry: string; styleHrefs: string[] } {
  const manifest = readManifest(folder, 'studio')
  const { file, css = [] } = manifest['src/entry.studio.tsx']!
  return { entry: `/${file}`, styleHrefs: css.map((each) => `/${each}`) }
}

/** Address of the script that solves captchas, which is loaded for itself. */
export function readCaptchaScript(folder: string): string {
  return `/${readManifest(folder, 'manifest')['src/entry.captcha.ts']!.file}`
}

const readManifest = (folder: string, name: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8'))

const isFirst = (each: string, place: number, all: string[]) => all.indexOf(each) === place
