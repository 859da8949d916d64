// `node scripts/dev/take-facts.mjs FOLDER` takes names and numbers into game-data/, and prints what changed.
import { join } from 'node:path'
import { ensureInstalled, giveUp, requireNode, root } from '../prepare.mjs'

requireNode()
ensureInstalled()

const [folder] = process.argv.slice(2)
if (!folder) giveUp('Which folder? It holds names-en-m10s16.json, augments-m10s16.json and so on.')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'scripts/dev/facts/take-facts.ts'), { configFile: false, root })
for (const line of module.takeFacts(root, folder)) console.log(line)
