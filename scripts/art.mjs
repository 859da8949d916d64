// `npm run art <season | covers | prizes> [name ...]` draws missing or named pictures; commands: art/cast/README.md.
import { join } from 'node:path'
import { ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()

const [group, ...names] = process.argv.slice(2)
if (!group) giveUp('Which pictures? For example: npm run art m10s16 TFT_Item_BFSword, or npm run art cast Sona')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'art/draw-art.ts'), { configFile: false, root })
await module.run({ group, names }).catch((error) => {
  if (error.name !== 'Refusal') throw error
  giveUp(error.message)
})
