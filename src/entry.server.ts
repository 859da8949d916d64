import cluster from 'node:cluster'
import { readConfig, SettingError } from './core/server/config.ts'
import { StartError } from './core/server/data-folder.ts'
import { tellFault } from './core/server/worker-processes.ts'
import { findProjectRoot } from './site/server/project-root.ts'
import { serve } from './site/server/serve.ts'
import { serveInProcesses } from './site/server/serve-in-processes.ts'

const projectRoot = findProjectRoot(import.meta.dirname)

try {
  const config = readConfig(process.env, projectRoot)
  await (config.processes > 1 ? serveInProcesses(config) : serve(config, projectRoot))
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingError)) throw error
  if (cluster.isWorker) await tellFault(error.message)
  else console.error(`\n  ${error.message}\n`)
  process.exit(1)
}
