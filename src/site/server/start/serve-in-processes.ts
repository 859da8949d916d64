import { join } from 'node:path'
import type { Config } from '#src/core/server/process/config.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { createSharedRegistry, serveMetrics } from '#src/core/server/process/metrics.ts'
import { type Shutdown, stopLimitMs } from '#src/core/server/process/shutdown.ts'
import { startWorkerProcesses } from '#src/core/server/process/worker-processes.ts'
import { announce } from './announcement.ts'

/** Starts the site in several processes that share a port; each has its own data folder, the metrics are their sums. */
export async function serveInProcesses(config: Config, shutdown: Shutdown): Promise<void> {
  const { metricsPort, metricsHost, artFolder, dataFolder, processes } = config
  if (metricsPort !== null) {
    const metrics = await serveMetrics(createSharedRegistry(), metricsPort, metricsHost)
    shutdown.add(() => metrics.close())
  }
  const environments = Array.from({ length: processes }, (_, index) => ({
    PROCESSES: '1',
    METRICS_PORT: '',
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2', // drawing takes less than half of the memory then
    ART_DIR: artFolder,
    DATA_DIR: join(dataFolder, `process-${index + 1}`),
  }))
  const isEnding = () => shutdown.isAsked
  const workers = await startWorkerProcesses({
    environments,
    log: createLog(config.logLevel),
    isEnding,
    stopLimitMs: stopLimitMs({ ...config, processes: 1 }),
  })
  shutdown.add(() => workers.stop())
  announce(config.publicUrl ?? `http://localhost:${workers.port}`, config, null)
}
