// `node scripts/art.mjs <season> [name ...]`: draws the stages, splashes and portraits of a season into art/finished.
import { join } from 'node:path'
import { ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()

const [season, ...names] = process.argv.slice(2)
if (!season) giveUp('Which season? For example: node scripts/art.mjs m10s16 TFT10_Sona')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'art/draw-season.ts'), { configFile: false, root })
await module.run({ season, names, again: names.length > 0 })
