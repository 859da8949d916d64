// One HTTP server: Vite serves browser modules, an app built from the current sources the rest.
import { realpathSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join, sep } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { giveUp, root } from '../prepare.mjs'
import { frameMaker, studioFrameMaker } from './page-frame.mjs'

const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
)
const vite = await createServer({
  root,
  cacheDir: join(root, '.generated/vite'),
  appType: 'custom',
  logLevel: 'warn',
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: {
      ignored: ['.data', '.generated', 'dist', 'bench/results'].map((folder) => join(root, folder, '**')),
      // avoids reading half-written files
      awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
    },
    fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
  },
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
const load = (path) => runner.import(path)
const frame = frameMaker(vite, load)
const studioFrame = studioFrameMaker(vite)

let runtime
let current = null
let saving

const { Shutdown } = await load('/src/core/server/process/shutdown.ts')
const shutdown = new Shutdown()
const started = start()
shutdown.onSignals(started)
await started.catch(refuse)

async function start() {
  const { setOwnFonts } = await load('/src/core/server/pictures/own-fonts.ts')
  setOwnFonts(root)
  const { readConfig } = await load('/src/core/server/process/config.ts')
  const { openLocalData } = await load('/src/site/server/start/local-data.ts')
  const { startRuntime } = await load('/src/site/server/start/runtime.ts')
  const { doTextWork } = await load('/src/entry.texts.ts')
  const config = readConfig(process.env, root)
  const localData = openLocalData(config)
  shutdown.add(() => localData.close())
  runtime = await startRuntime(config, {
    projectRoot: root,
    localData,
    progress: (_, run) => run(),
    textWorker: { doTextWork, stop: async () => undefined },
    readBuiltSamples: null,
  })
  shutdown.add(() => runtime.stop())
  shutdown.add(() => vite.close())
  shutdown.add(close)
  await listen(runtime.config)
  vite.watcher.on('all', (_, file) => followData(file))
}

async function listen({ port, host }) {
  const { listenFault } = await load('/src/core/server/process/listen-fault.ts')
  await new Promise((done, failed) => {
    http.once('error', (error) => failed(listenFault(error, { host, port, setting: 'PORT' })))
    http.listen(port, host, () => {
      console.log(`\n  Encore in development: ${origin()}/en/\n\n  Ctrl-C stops it.\n`)
      done()
    })
  })
}

async function refuse(error) {
  await shutdown.run()
  if (['StartError', 'SettingError'].includes(error.constructor.name)) giveUp(error.message)
  throw error
}

/** Passes a request to the app; a change of a server module builds a new one. */
async function answer(request, response) {
  try {
    const { buildApp } = await load('/src/site/server/app.ts')
    if (current?.buildApp !== buildApp) replaceApp(buildApp)
    const app = await current.app
    app.routing(request, response)
  } catch (error) {
    runner.clearCache() // failed modules stay cached, and a file saved during their load would be missed
    console.error(error)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error?.stack ?? error))
  }
}

function replaceApp(buildApp) {
  current?.app.then((old) => old.close()).catch(() => undefined)
  current = { buildApp, app: makeApp(buildApp) }
}

async function makeApp(buildApp) {
  const { PageCache } = await load('/src/core/server/pages/page-cache.ts')
  const pages = new PageCache({ maxBytes: 1 }) // too small to cache any page
  const { StaticPages } = await load('/src/core/server/pages/static-pages.ts')
  const staticPages = new StaticPages({ archive: null })
  const [isDraining, observe, countFault] = [() => false, () => undefined, () => undefined]
  const frames = { frame, studioFrame, captchaScript: '/src/entry.captcha.ts', assetsFolder: null }
  const app = await buildApp({ runtime, pages, staticPages, ...frames, origin, isDraining, observe, countFault })
  await app.ready()
  return app
}

/** Data files are no modules: reads them once for all files saved together. */
function followData(file) {
  const isIn = (folder) => file.startsWith(join(root, folder) + sep)
  if (!['game-data', 'art', 'content'].some(isIn)) return
  clearTimeout(saving)
  saving = setTimeout(reloadData, 50)
}

async function reloadData() {
  try {
    await runtime.reloadData()
    if (current) replaceApp(current.buildApp)
    vite.ws.send({ type: 'full-reload' })
  } catch (error) {
    console.error(error.message)
  }
}

function origin() {
  return runtime.config.publicUrl ?? `http://localhost:${http.address().port}`
}

async function close() {
  http.closeAllConnections()
  http.close()
  await (await current?.app)?.close()
}
