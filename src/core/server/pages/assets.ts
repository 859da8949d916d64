import { readFileSync } from 'node:fs'
import type { StylePiece } from './page-styles.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** What the browser build made for a page: its scripts, the addresses of its styles and their pieces. */
export interface PageAssets {
  entry: string
  scripts: string[]
  styleHrefs: string[]
  styles: StylePiece[]
}

export interface Assets {
  of(page: string, also?: string[]): PageAssets
}

/** Assets by the page's name and by what else it needs (ids of the manifest), from the manifest of the browser build. */
export function readAssets(folder: string): Assets {
  const manifest = readManifest(folder, 'manifest')
  const pieces: Record<string, StylePiece[]> = JSON.parse(readFileSync(`${folder}/.vite/styles.json`, 'utf8'))
  const entry = manifest['src/entry.browser.tsx']!
  /** What a script imports, and then the script itself. */
  const scriptsOf = (chunk: Chunk): string[] => [
    ...(chunk.imports ?? []).flatMap((id) => scriptsOf(manifest[id]!)),
    `/${chunk.file}`,
  ]
  const stylesOf = (chunk: Chunk): string[] => [
    ...(chunk.imports ?? []).flatMap((id) => stylesOf(manifest[id]!)),
    ...(chunk.css ?? []),
  ]
  const assetsOf = (page: string, also: string[]): PageAssets => {
    const id = Object.keys(manifest).find((each) => each.endsWith(`/${page}.tsx`))
    const own = [...also, ...(id ? [id] : [])].map((each) => manifest[each]!)
    const styles = [entry, ...own].flatMap(stylesOf).filter(isFirst)
    return {
      entry: `/${entry.file}`,
      scripts: [...scriptsOf(entry), ...own.flatMap(scriptsOf)].filter(isFirst),
      styleHrefs: styles.map((file) => `/${file}`),
      styles: styles.flatMap((file) => pieces[file]!),
    }
  }
  return { of: (page, also = []) => assetsOf(page, also) }
}

/** Script and styles of the studio, which is built for itself. */
export function readStudioAssets(folder: string): { entry: string; styleHrefs: string[] } {
  const manifest = readManifest(folder, 'studio')
  const { file, css = [] } = manifest['src/entry.studio.tsx']!
  return { entry: `/${file}`, styleHrefs: css.map((each) => `/${each}`) }
}

/** Address of the script that solves captchas, which is loaded for itself. */
export function readCaptchaScript(folder: string): string {
  const manifest = readManifest(folder, 'manifest')
  return `/${manifest['src/entry.captcha.ts']!.file}`
}

const readManifest = (folder: string, name: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8'))

const isFirst = (each: string, place: number, all: string[]) => all.indexOf(each) === place
