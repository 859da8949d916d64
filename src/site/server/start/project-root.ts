import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#src/core/server/process/data-folder.ts'

/** The project's folder, found from the build or from the sources. */
export function findProjectRoot(from: string): string {
  const up = join(from, '..')
  if (existsSync(join(from, 'game-data')) && existsSync(join(from, 'package.json'))) return from
  if (up === from) throw new StartError('The folder game-data is missing next to the build.')
  return findProjectRoot(up)
}
