import cluster from 'node:cluster'
import { setOwnFonts } from './core/server/pictures/own-fonts.ts'
import { type Config, readConfig, SettingError } from './core/server/process/config.ts'
import { StartError } from './core/server/process/data-folder.ts'
import { type Shutdown, stopLimitMs, untilSignals } from './core/server/process/shutdown.ts'
import { tellFault } from './core/server/process/worker-processes.ts'
import { openLocalData } from './site/server/start/local-data.ts'
import { findProjectRoot } from './site/server/start/project-root.ts'

const projectRoot = findProjectRoot(import.meta.dirname)
setOwnFonts(projectRoot)

try {
  const config = readConfig(process.env, projectRoot)
  await untilSignals((shutdown) => start(config, shutdown), stopLimitMs(config))
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingError)) throw error
  if (cluster.isWorker) await tellFault(error.message)
  else console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

async function start(config: Config, shutdown: Shutdown) {
  if (config.processes > 1) {
    const { serveInProcesses } = await import('./site/server/start/serve-in-processes.ts')
    return serveInProcesses(config, shutdown)
  }
  const localData = openLocalData(config) // PostgreSQL starts while the site's code loads
  shutdown.add(() => localData.close())
  const { serve } = await import('./site/server/start/serve.ts')
  await serve(config, { projectRoot, localData, shutdown })
}
