import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './site.ts'

/** Inputs of a build and of `npm run dev`. */
const sources = [
  ...['src', 'locales', 'game-data', 'content', 'art', 'migrations', 'scripts', '.generated'],
  ...['site.config.ts', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

/** Copies the project with packages and generated files, without a build, for tests that edit it. */
export function copyProject(): string {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'encore-project-')))
  for (const source of sources) cpSync(join(root, source), join(project, source), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(project, 'node_modules'))
  return project
}
