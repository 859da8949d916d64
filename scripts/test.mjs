// `npm test`: the checks, then all tests on the built site, with PostgreSQL and Chromium. Arguments go to Vitest.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runChecks } from './checks/run-checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
const chromium = ensureChromium()
const failedChecks = await runChecks()
ensureBuilt()

// The closing line counts a failed check as a failure, so that it never says less than the exit code.
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, FAILED_CHECKS: String(failedChecks) },
  },
)
process.exit(failedChecks > 0 ? 1 : (status ?? 1))
