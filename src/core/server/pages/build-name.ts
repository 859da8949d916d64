import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that pages depend on besides content: both builds and the installed packages. */
const makers = [
  'dist/client/.vite/manifest.json',
  'dist/client/.vite/styles.json',
  'dist/server',
  'node_modules/.package-lock.json',
]

/** Names build and origin: pages of another name are stale. */
export function nameBuild(projectRoot: string, origin: string): string {
  const hash = createHash('sha256').update(`${origin}\n`)
  for (const file of makers.flatMap((maker) => filesOf(projectRoot, maker))) {
    const bytes = readFileSync(join(projectRoot, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

/** A file, or the sorted files of a folder; none when missing. */
function filesOf(root: string, path: string): string[] {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return [path]
  return readdirSync(whole)
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`))
}
