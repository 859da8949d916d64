// `npm start`: everything from a fresh clone to a running site.
import { ensureBuilt, ensureInstalled, requireNode } from './prepare.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
await import('../dist/server/entry.server.js')
