import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languages } from '../../core/languages.ts'
import { readAssets } from '../../core/server/assets.ts'
import type { Config } from '../../core/server/config.ts'
import { StartError } from '../../core/server/data-folder.ts'
import { isDatabaseDown } from '../../core/server/db.ts'
import { earlyScript, lateScript } from '../../core/server/head-scripts.ts'
import { createRegistry, measure, serveMetrics } from '../../core/server/metrics.ts'
import { openPageArchive } from '../../core/server/page-archive.ts'
import { PageCache } from '../../core/server/page-cache.ts'
import { listenForPageDrops } from '../../core/server/page-drops.ts'
import type { Frame } from '../../core/server/render.tsx'
import { siteConfig } from '../site-config.ts'
import { buildApp } from './app.ts'
import { type Progress, startRuntime } from './runtime.ts'

/** Starts the site from its build, listens, and stops everything at SIGINT and SIGTERM. */
export async function serve(config: Config, projectRoot: string): Promise<void> {
  const client = join(projectRoot, 'dist/client')
  const assets = readAssets(client)
  const runtime = await startRuntime(config, projectRoot, tellSteps)
  const { log } = runtime
  const pages = new PageCache({
    maxBytes: 128 * 1024 * 1024,
    archive: await openPageArchive(join(config.dataFolder, 'pages'), assets.build),
    isOutage: isDatabaseDown,
    onFault: (error) =>
      log.warn(
        { reason: (error as Error).message },
        'a page was answered from its last rendering, or could not be kept',
      ),
  })
  let isDraining = false
  let origin = config.publicUrl ?? ''
  const app = await buildApp({
    runtime,
    pages,
    frame: frameFrom(assets),
    assetsFolder: join(client, 'assets'),
    origin: () => origin,
    isDraining: () => isDraining,
  })
  const registry = createRegistry()
  measure(app, registry)
  const drops = listenForPageDrops(runtime.directUrl, () => pages.drop(), log)
  const metrics = config.metricsPort === null ? null : await serveMetrics(registry, config.metricsPort, config.host)
  const stop = async () => {
    if (isDraining) return
    isDraining = true
    metrics?.close()
    await app.close()
    await drops.stop()
    await runtime.stop()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const address = await listen(app, config)
    origin = config.publicUrl ?? address
    announce(address, config)
  } catch (error) {
    await drops.stop()
    await runtime.stop()
    throw error
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`The port ${port} is in use; stop what uses it or set PORT to another one.`)
    if (code === 'EACCES')
      throw new StartError(`No permission to listen on port ${port}; choose one above 1023 by PORT.`)
    throw error
  }
  const { port: actual } = app.server.address() as { port: number }
  return `http://localhost:${actual}`
}

function announce(address: string, config: Config) {
  console.log(`\n  Encore is ready\n`)
  for (const language of languages) console.log(`    ${config.publicUrl ?? address}/${language}/`)
  if (config.metricsPort !== null) console.log(`    metrics on port ${config.metricsPort}`)
  console.log(`\n  Ctrl-C stops it${config.databaseUrl ? '' : ', PostgreSQL too'}.\n`)
}

/** Tells a step as soon as it has taken a second, and how long it took. */
const tellSteps: Progress = async (step, run) => {
  const from = Date.now()
  const timer = setTimeout(() => console.log(`  ${step} ...`), 1000)
  try {
    return await run()
  } finally {
    clearTimeout(timer)
    if (Date.now() - from > 1000) console.log(`  ${step}: done in ${((Date.now() - from) / 1000).toFixed(1)} s`)
  }
}

/** Head and scripts of a page out of the build: its styles inline, its script late. */
function frameFrom(assets: ReturnType<typeof readAssets>): (page: string) => Frame {
  const known = new Map<string, Frame>()
  const make = (page: string): Frame => {
    const { css, styleHrefs, entry, scripts } = assets.of(page)
    // a disabled link is not fetched, but tells Vite's loader that the page has this CSS already
    const links = styleHrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
    const head = `<style>${css}</style>${links}${earlyScript(entry, siteConfig.webView.marker)}`
    return { head, scripts: lateScript(scripts), policy: true }
  }
  return (page) => known.get(page) ?? known.set(page, make(page)).get(page)!
}
