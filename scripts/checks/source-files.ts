import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface SourceFile {
  /** Path below the root, with forward slashes. */
  path: string
  text: string
}

/** The files below some folders of a project that end in one of the endings, with their texts. */
export function readSources(root: string, folders: string[], endings: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) => pathsBelow(join(root, folder)))
    .filter((path) => endings.test(path))
    .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
}

function pathsBelow(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => pathsBelow(join(path, name)))
}
