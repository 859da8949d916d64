// `npm run bench [name ...] [/part ...]`: prints each figure with its bar; results go to bench/results/<name>.json.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
ensureBuilt()

const folder = join(root, 'bench')
const benches = [folder, join(folder, 'campaign')].flatMap((each) =>
  readdirSync(each).flatMap((file) => (file.endsWith('.ts') ? [[file.slice(0, -3), join(each, file)]] : [])),
)
const files = new Map(benches)
const asked = process.argv.slice(2).filter((each) => !each.startsWith('/'))
const parts = process.argv.slice(2).filter((each) => each.startsWith('/'))
const unknown = asked.find((name) => !files.has(name))
if (unknown) giveUp(`There is no bench called ${unknown}; there are: ${[...files.keys()].join(', ')}.`)

const { createServer } = await import('vite')
// open to the end: code that a bench runs imports more of itself
const modules = await createServer({
  configFile: false,
  root,
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
for (const name of asked.length > 0 ? asked : files.keys()) {
  console.log(`\n  ${name}\n`)
  const module = await modules.ssrLoadModule(files.get(name))
  await module.run(parts)
}
await modules.close()
