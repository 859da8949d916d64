import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** A fault with its file (path below the project) and the broken rule. */
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

/** Sorted paths of all files below the folders of a project; missing folders are empty. */
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

/** Returns the AST nodes of the given types in order. Throws with the file's name on a syntax error. */
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

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)
