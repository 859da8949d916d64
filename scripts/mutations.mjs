// `npm run mutations [part of a name]`: plants the defects of defects.yaml one by one and runs their tests.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, giveUp, requireNode, root } from './prepare.mjs'
import { ensureRedis } from './redis.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), REDIS_PATH: ensureRedis() }
const { parse } = await import('yaml')
const defects = parse(readFileSync(join(root, 'scripts/defects.yaml'), 'utf8'))
const asked = defects.filter(({ name }) => name.includes(process.argv[2] ?? ''))
if (asked.length === 0) giveUp(`There is no defect called ${process.argv[2]}.`)

const copy = mkdtempSync(join(tmpdir(), 'encore-mutations-'))
const left = new Set(['.git', '.data'])
// packages are copied: CommonJS cycles load them twice through a linked node_modules
cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: (path) => !left.has(relative(root, path)) })

const missed = asked.filter((defect) => !isNoticed(defect))
rmSync(copy, { recursive: true, force: true })
console.log(`\n  ${asked.length - missed.length} of ${asked.length} defects noticed`)
process.exit(missed.length)

function isNoticed({ name, changes, spec, test = '' }) {
  const files = new Map(changes.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]))
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(copy, file), 'utf8') // with the defect's changes so far
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    )
  }
  const { total, failed, output } = runTest(spec, test)
  for (const [file, text] of files) writeFileSync(join(copy, file), text)
  if (total === 0) giveUp(`No test ran for "${name}":\n${output}`)
  console.log(`  ${failed > 0 ? 'noticed' : 'MISSED '} ${name}`)
  return failed > 0
}

/** Builds the copy and runs tests there. Returns how many ran and failed, and what was printed. */
function runTest(spec, test) {
  const built = npm(['run', '--silent', 'build'])
  if (built.status !== 0) giveUp(`The copy can not be built:\n${built.stderr}`)
  const report = join(copy, 'mutations.json')
  rmSync(report, { force: true })
  const { stdout, stderr } = npm([
    ...['exec', '--', 'vitest', 'run', spec, '-t', test],
    ...['--reporter=json', `--outputFile=${report}`],
  ])
  const output = stdout + stderr
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { total: numPassedTests + numFailedTests, failed: numFailedTests, output }
  } catch {
    return { total: 0, failed: 0, output }
  }
}

function npm(args) {
  return spawnSync('npm', args, { cwd: copy, encoding: 'utf8', env, shell: process.platform === 'win32' })
}
