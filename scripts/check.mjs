// `npm run check`: format, lint, types, the rules of the house, texts, game data, unused code. It changes nothing.
import { runChecks } from './checks/run-checks.mjs'
import { ensureInstalled, requireNode } from './prepare.mjs'

requireNode()
ensureInstalled()
const failed = await runChecks()
if (failed > 0) process.exit(1)
