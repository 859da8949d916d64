// `npm test`: the checks, then all tests on the built site, with PostgreSQL and Chromium. Arguments go to Vitest.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'
import { ensureRedis } from './redis.mjs'

requireNode()
ensureInstalled()
const programs = { CHROMIUM_PATH: ensureChromium(), REDIS_PATH: ensureRedis() }
const checks = run('scripts/check.mjs')
ensureBuilt()
// The closing line counts failed checks as a failure too, so that it never says less than the exit code.
const CHECKS = checks === 0 ? 'passed' : 'failed'
const tests = run('node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)], { ...programs, CHECKS })
process.exit(checks || tests)

/** Runs a program of Node to its end and returns its exit code. */
function run(program, args = [], settings = {}) {
  const env = { ...process.env, ...settings }
  return spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1
}
