import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What pages are made by: the browser's build, the server's, and the packages that are installed for it, which npm lists. */
const makers = [
  'dist/client/.vite/manifest.json',
  'dist/client/.vite/styles.json',
  'dist/server',
  'node_modules/.package-lock.json',
]

/** A name for all that pages are made by beside content: the build, and the origin that they name. Where anything of it is another, so is the name. */
export function nameBuild(projectRoot: string, origin: string): string {
  const hash = createHash('sha256').update(`${origin}\n`)
  for (const file of makers.flatMap((maker) => filesOf(projectRoot, maker))) {
    const bytes = readFileSync(join(projectRoot, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

/** A file, or the files of a folder, in an order of their own; none where nothing is there. */
function filesOf(root: string, path: string): string[] {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return [path]
  return readdirSync(whole)
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`))
}
