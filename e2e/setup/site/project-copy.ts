import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './site.ts'

/** What a build and `npm run dev` read. */
const sources = [
  ...['src', 'locales', 'game-data', 'content', 'art', 'migrations', 'scripts', '.generated'],
  ...['site.config.ts', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

/** Copies the project, for tests that edit it, with its packages and what is generated, and without a build; returns the folder, which the test removes. */
export function copyProject(): string {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'encore-project-')))
  for (const source of sources) cpSync(join(root, source), join(project, source), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(project, 'node_modules'))
  return project
}
