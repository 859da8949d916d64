// `node scripts/art.mjs <season | covers | prizes> [name ...]`: draws missing or named pictures.
import { join } from 'node:path'
import { ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()

const [group, ...names] = process.argv.slice(2)
if (!group) giveUp('Which group? For example: node scripts/art.mjs m10s16 TFT10_Sona')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'art/draw-art.ts'), { configFile: false, root })
await module.run({ group, names })
