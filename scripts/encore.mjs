// `npm run encore -- ...`: the operator's command line.
import { ensureBuilt, ensureInstalled, requireNode } from './prepare.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
await import('../dist/server/entry.cli.js')
