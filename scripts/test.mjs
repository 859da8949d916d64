// `npm test`: every check, then every test, browser tests included.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
const { ensureChromium } = await import('./chromium.mjs')
const environment = { ...process.env, CHROMIUM_PATH: ensureChromium() }

run(['scripts/check.mjs'])
ensureBuilt()
run(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)])

function run(args) {
  const [program, ...rest] = args
  const { status } = spawnSync(process.execPath, [join(root, program), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  })
  if (status !== 0) process.exit(status ?? 1)
}
