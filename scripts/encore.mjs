// `npm run encore -- ...`: the operator's command line.
import { ensureBuilt, ensureInstalled, isBuiltByHand, requireNode } from './prepare.mjs'

requireNode()
if (!isBuiltByHand()) {
  ensureInstalled()
  ensureBuilt()
}
await import('../dist/server/entry.cli.js')
