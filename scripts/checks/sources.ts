import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** What a check found: the file below the project's folder, the rule that it breaks, and how. */
export interface Finding {
  file: string
  rule: string
  fault: string
}

export interface Source {
  /** Path below the project's folder, with slashes. */
  path: string
  text: string
}

/** Paths, with slashes, of all files below the given folders of a project; a folder that is missing has none. */
export function filesBelow(root: string, folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** The TypeScript sources below the given folders; declarations are left out. */
export function readSources(root: string, folders: string[]): Source[] {
  return filesBelow(root, folders)
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

type NodeOf<Type extends string> = Extract<ESTree.Node, { type: Type }>

/** The nodes of the given types in a source's syntax tree, in their order. Throws with the file's name where it does not parse. */
export function nodesOf<const Type extends ESTree.Node['type']>({ path, text }: Source, ...types: Type[]) {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: NodeOf<Type>[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (types.includes((value as { type?: Type }).type!)) found.push(value as NodeOf<Type>)
    for (const child of Object.values(value)) walk(child)
  }
  walk(program)
  return found
}

/** Whether a file holds tests. */
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)
