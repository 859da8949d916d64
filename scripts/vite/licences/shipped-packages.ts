/** What package-lock.json says of a package, by the folder that npm puts it in. */
export interface LockedPackage {
  version?: string
  license?: string
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Lock = Record<string, LockedPackage>

export interface Shipped {
  name: string
  version: string
  license: string
  /** Below the project; of a family those of all its packages, of which a machine has some. */
  folders: string[]
}

/**
 * The production dependencies and what they bring along, on whatever system, by name. Optional packages of one scope, version and
 * licence differ by the system that they are for: together they are one family, '@img/sharp-libvips-*'.
 */
export function shippedPackages(lock: Lock): Shipped[] {
  const families = new Map<string, string[]>()
  for (const folder of foldersOf(lock)) {
    const family = familyOf(folder, lock[folder]!)
    families.set(family, [...(families.get(family) ?? []), folder])
  }
  return [...families.values()].map((folders) => rowOf(folders, lock)).sort(byName)
}

/** Folders of all packages that the project's own dependencies lead to. */
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

/** The folder of a package as Node finds it from another one's: in its own node_modules, or in those above. */
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

const nameOf = (folder: string) => folder.split('node_modules/').at(-1)!

/** What all names begin with, up to the end of a word. */
function commonStart([first = '', ...others]: string[]): string {
  const isCommon = (length: number) => others.every((each) => each.startsWith(first.slice(0, length)))
  const length = [...first].findLastIndex((_, place) => isCommon(place + 1)) + 1
  return first.slice(0, length).replace(/[^/-]+$/, '')
}

/** The same order on every machine, whatever its language. */
export const byName = (a: { name: string; version: string }, b: { name: string; version: string }): number =>
  a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en')
