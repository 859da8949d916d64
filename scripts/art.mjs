// `node scripts/art.mjs <season> [id ...]`: draws the splashes and portraits of a season's champions into art/finished.
import { join } from 'node:path'
import { ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()

const [season, ...ids] = process.argv.slice(2)
if (!season) giveUp('Which season? For example: node scripts/art.mjs m10s16 TFT10_Sona')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'art/draw-champions.ts'), { configFile: false, root })
await module.run({ season, ids, again: ids.length > 0 })
