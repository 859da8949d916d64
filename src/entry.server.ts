import { readConfig, SettingError } from './core/server/config.ts'
import { StartError } from './core/server/data-folder.ts'
import { findProjectRoot } from './site/server/project-root.ts'
import { serve } from './site/server/serve.ts'

const projectRoot = findProjectRoot(import.meta.dirname)

try {
  await serve(readConfig(process.env, projectRoot), projectRoot)
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingError)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}
