// `npm run dev`: the site from its sources; browser and server code reload without a restart.
import { ensureInstalled, requireNode } from './prepare.mjs'

requireNode()
ensureInstalled()
await import('./dev/run-dev.mjs')
