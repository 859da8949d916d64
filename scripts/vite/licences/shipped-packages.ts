/** An entry of package-lock.json, keyed by its folder. */
export interface LockedPackage {
  /** The package behind an alias. */
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Lock = Record<string, LockedPackage>

export interface Shipped {
  name: string
  version: string
  license: string
  /** Folders below the project; a family has those of all its packages. */
  folders: string[]
}

/** Returns all production dependencies; variants by platform are one family (@img/sharp-libvips-*). */
export function shippedPackages(lock: Lock): Shipped[] {
  const families = new Map<string, string[]>()
  for (const folder of foldersOf(lock)) {
    const family = familyOf(folder, lock[folder]!)
    families.set(family, [...(families.get(family) ?? []), folder])
  }
  return [...families.values()].map((folders) => rowOf(folders, lock)).sort(byName)
}

/** Folders of the transitive dependencies of the project. */
function foldersOf(lock: Lock): string[] {
  const found = new Set<string>()
  const visit = (from: string) => {
    const { dependencies, optionalDependencies } = lock[from]!
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const folder = resolve(lock, from, name)
      if (folder === null || found.has(folder)) continue
      found.add(folder)
      visit(folder)
    }
  }
  visit('')
  return [...found]
}

/** Resolves a package like Node: the importer's own node_modules, then those above. */
function resolve(lock: Lock, from: string, name: string): string | null {
  const folder = `${from}/node_modules/${name}`.replace(/^\//, '')
  if (lock[folder]) return folder
  return from === '' ? null : resolve(lock, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

function familyOf(folder: string, { version, license, optional }: LockedPackage): string {
  const [scope, ...rest] = nameOf(folder).split('/')
  return [scope, ...(optional && rest.length > 0 ? [license] : rest), version].join('/')
}

function rowOf(folders: string[], lock: Lock): Shipped {
  const { version = '', license = 'see package' } = lock[folders[0]!]!
  const names = [...new Set(folders.map(nameOf))]
  return { name: names.length > 1 ? `${commonStart(names)}*` : names[0]!, version, license, folders }
}

export const nameOf = (folder: string): string => folder.split('node_modules/').at(-1)!

/** Longest common start of names, cut at a word. */
function commonStart([first = '', ...others]: string[]): string {
  const isCommon = (length: number) => others.every((each) => each.startsWith(first.slice(0, length)))
  const length = [...first].findLastIndex((_, place) => isCommon(place + 1)) + 1
  return first.slice(0, length).replace(/[^/-]+$/, '')
}

/** Sorts the same way on every machine, whatever its locale. */
export const byName = (a: { name: string; version: string }, b: { name: string; version: string }): number =>
  a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en')
