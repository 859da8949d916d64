// `npm run check`: format, lint, types, rules of the project, texts, game data, unused code.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'scripts/checks/project-checks.ts'))
const own = module.projectChecks.map(({ name, find }) => ({
  name,
  faults: async () => (await find(root)).map(inWords),
}))
const checks = [
  {
    name: 'Format and lint',
    faults: () => complaintsOf('@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'Types', faults: () => complaintsOf('typescript', 'tsc', ['--pretty', 'false']) },
  ...own,
  {
    name: 'Unused code',
    faults: () => complaintsOf('knip', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
  },
]
let failed = 0
for (const check of checks) if (!(await passes(check))) failed++
process.exit(failed > 0 ? 1 : 0)

async function passes({ name, faults }) {
  const from = Date.now()
  const found = await Promise.resolve(faults()).catch((error) => [String(error.stack)])
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  console.log(`  ${found.length === 0 ? 'ok    ' : 'FAULTS'}  ${name} (${seconds} s)`)
  for (const fault of found) console.log(`          ${fault}`)
  return found.length === 0
}

function inWords({ file, rule, fault }) {
  return `${file}: [${rule}] ${fault}`
}

/** Lines that a tool of node_modules prints when it fails; none when it passes. */
function complaintsOf(name, tool, args) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const env = { ...process.env, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, bin[tool]), ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  if (status === 0) return []
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 0 ? lines : [`${tool} ended with ${status}`]
}
