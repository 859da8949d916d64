import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** What the browser build made for a page: its scripts, the addresses of its styles and their text. */
export interface PageAssets {
  entry: string
  scripts: string[]
  styleHrefs: string[]
  css: string
}

export interface Assets {
  /** The build's own name. */
  build: string
  of(page: string, also?: string[]): PageAssets
  /** What an entry other than that of the site needs, by its file's name below src/. */
  ofEntry(name: string): Omit<PageAssets, 'css'>
}

/** Assets by the page's name and by what else it needs (ids of the manifest), and the build's own name, from the manifest of the browser build. */
export function readAssets(folder: string): Assets {
  const text = readFileSync(`${folder}/.vite/manifest.json`, 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
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
      css: styles.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join(''),
    }
  }
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 16),
    of: (page, also = []) => assetsOf(page, also),
    ofEntry: (name) => {
      const own = manifest[`src/${name}`]!
      const styles = stylesOf(own).filter(isFirst)
      return { entry: `/${own.file}`, scripts: scriptsOf(own), styleHrefs: styles.map((file) => `/${file}`) }
    },
  }
}

const isFirst = (each: string, place: number, all: string[]) => all.indexOf(each) === place
