// `npm run check`: everything that can be told without running the site.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

requireNode()
ensureInstalled()
const { runnerImport } = await import('vite')
const { module: own } = await runnerImport(join(root, 'scripts/checks/all.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
})

const programs = {
  'format and lint': ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  types: ['typescript/bin/tsc'],
  'unused code': ['knip/bin/knip.js', '--no-progress'],
}

const results = [
  ...Object.entries(programs).map(([name, [program, ...args]]) => [name, runProgram(program, args)]),
  ...Object.entries(own.checks).map(([name, check]) => [
    name,
    check().map(({ file, rule, fault }) => `${file}: ${rule}: ${fault}`),
  ]),
]
for (const [name, faults] of results) {
  console.log(`  ${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`)
  for (const fault of faults) console.log(fault.replace(/^/gm, '        '))
}
if (results.some(([, faults]) => faults.length > 0)) process.exit(1)

/** What a program of node_modules complained about; nothing where it ended well. */
function runProgram(program, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
}
