// `npm run dev`: the site from its sources; browser and server code reload without a restart.
import { createServer as createHttpServer } from 'node:http'
import { ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
const { createServer } = await import('vite')

const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
)
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
})
const load = (id) => vite.ssrLoadModule(id)

const { readConfig, SettingError } = await load('/src/core/server/config.ts')
const { StartError } = await load('/src/core/server/data-folder.ts')
const { startRuntime } = await load('/src/site/server/runtime.ts')
const runtime = await start()

let current
http.listen(runtime.config.port, runtime.config.host, () => {
  console.log(`\n  Encore in development: http://localhost:${http.address().port}/en/\n`)
})
http.once('error', (error) => giveUp(`The port ${runtime.config.port} can't be used: ${error.code}.`))
vite.watcher.on('change', (file) => {
  if (/[\\/](game-data|art)[\\/]/.test(file)) reloadGameData()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)

async function start() {
  try {
    return await startRuntime(readConfig(process.env, root), root, (_, run) => run())
  } catch (error) {
    if (error instanceof StartError || error instanceof SettingError) giveUp(error.message)
    throw error
  }
}

/** Hands a request to the app of the sources as they are now; a change of any server module makes another app. */
async function answer(request, response) {
  try {
    const { buildApp } = await load('/src/site/server/app.ts')
    if (current?.buildApp !== buildApp) current = { buildApp, app: appOf(buildApp) }
    const app = await current.app
    app.routing(request, response)
  } catch (error) {
    vite.ssrFixStacktrace(error)
    console.error(error)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
  }
}

async function appOf(buildApp) {
  const { PageCache } = await load('/src/core/server/page-cache.ts')
  const pages = new PageCache({ maxBytes: 1 }) // so small that every page is rendered anew
  const origin = () => `http://localhost:${http.address().port}`
  const app = await buildApp({ runtime, pages, frame, assetsFolder: null, origin, isDraining: () => false })
  await app.ready()
  return app
}

/** Head and scripts of a page: Vite's client, React's refresh, the styles of the page so that nothing is shown unstyled. */
async function frame(page) {
  const client = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  const head = /<head>([\s\S]*?)<\/head>/.exec(client)[1]
  return {
    head: head + (await stylesOf(page)),
    scripts: '<script type="module" src="/src/entry.browser.tsx"></script>',
    policy: false,
  }
}

/** The CSS behind a page. Vite's client takes these elements over by their id. */
async function stylesOf(page) {
  await load('/src/site/web/Shell.tsx')
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
  const found = new Map([['/src/site/web/site.css', `${root}/src/site/web/site.css`]])
  const seen = new Set()
  const walk = (module) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    if (module.file?.endsWith('.css')) found.set(module.url, module.file)
    for (const next of module.importedModules) walk(next)
  }
  for (const name of ['Shell', page]) walk(modules.find((module) => module.url.endsWith(`/${name}.tsx`)))
  const texts = await Promise.all(
    [...found.keys()].map(async (url) => (await load(`${url.split('?')[0]}?inline`)).default),
  )
  return [...found.values()].map((file, place) => `<style data-vite-dev-id="${file}">${texts[place]}</style>`).join('')
}

function reloadGameData() {
  try {
    runtime.reloadGameData()
    current = undefined
    vite.ws.send({ type: 'full-reload' })
  } catch (error) {
    console.error(error.message)
  }
}

async function stop() {
  await vite.close()
  http.closeAllConnections()
  http.close()
  await runtime.stop()
  process.exit(0)
}
