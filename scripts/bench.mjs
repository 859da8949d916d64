// `npm run bench [name ...] [/part ...]`: prints each figure with its bar; results go to bench/results/<name>.json.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
ensureBuilt()

const folder = join(root, 'bench')
const known = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? file.slice(0, -3) : []))
const asked = process.argv.slice(2).filter((each) => !each.startsWith('/'))
const parts = process.argv.slice(2).filter((each) => each.startsWith('/'))
const unknown = asked.find((name) => !known.includes(name))
if (unknown) giveUp(`There is no bench called ${unknown}; there are: ${known.join(', ')}.`)

const { runnerImport } = await import('vite')
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n  ${name}\n`)
  const { module } = await runnerImport(join(folder, `${name}.ts`), { configFile: false, root })
  await module.run(parts)
}
