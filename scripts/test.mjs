// `npm test`: checks and tests; `--project` runs tests of one project. Other arguments go to Vitest.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'
import { ensureRedis } from './redis.mjs'

requireNode()
ensureInstalled()
const args = process.argv.slice(2)
const project = args[args.indexOf('--project') + 1]
const runs = (name) => !args.includes('--project') || project === name
const programs = {
  ...(runs('browser') && { CHROMIUM_PATH: ensureChromium() }),
  ...((runs('db') || runs('browser')) && { REDIS_PATH: ensureRedis() }),
}
const checks = args.includes('--project') ? 0 : run('scripts/check.mjs')
if (runs('browser')) ensureBuilt()
// The closing line counts failed checks as a failure too, so that it never says less than the exit code.
const CHECKS = checks === 0 ? 'passed' : 'failed'
const tests = run('node_modules/vitest/vitest.mjs', ['run', ...args], { ...programs, CHECKS })
process.exit(checks || tests)

/** Runs a program of Node to its end and returns its exit code. */
function run(program, args = [], settings = {}) {
  const env = { ...process.env, ...settings }
  return spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1
}
