// Prepares a start: Node's version, locked packages, a fresh build. Plain JavaScript: it runs before any install.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Not by import.meta.dirname, which the Node that is too old does not have. */
export const root = resolve(fileURLToPath(import.meta.url), '../..')
const installStamp = join(root, 'node_modules/.encore-installed')
const buildStamp = join(root, 'dist/.encore-built')
const sources = [
  'src',
  'locales',
  'content',
  'game-data',
  'art',
  'migrations',
  'scripts',
  'site.config.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Ends the process with one sentence and no stack. */
export function giveUp(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

/** Ends the process where Node is older than the package asks for. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  giveUp(`Encore needs Node 20.19, 22.12 or 24, or a newer one of these lines; this is Node ${version}.`)
}

/** Installs the locked packages when they are missing or belong to another lock file. */
export function ensureInstalled() {
  const lock = digestOf(['package-lock.json']) + process.versions.modules
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lock) return
  requireWritable(root)
  step('Installing packages (about a minute the first time)', () => {
    npm(['ci', '--include=dev', '--engine-strict', '--no-audit', '--no-fund', '--loglevel=error'])
  })
  writeFileSync(installStamp, lock)
}

/** Whether `npm run build` made the site: the processes that run it must not lose their packages and files to a command. */
export const isBuiltByHand = () => existsSync(join(root, 'dist/server/entry.cli.js')) && !existsSync(buildStamp)

/** Builds the browser's and the server's code when a source changed since the last build. */
export function ensureBuilt() {
  const digest = digestOf(sources)
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === digest) return
  requireWritable(root)
  step('Building', () => npm(['run', '--silent', 'build']))
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(buildStamp, digest)
}

/** Runs one step with a line that says what is going on and, at its end, how many seconds it took. */
function step(name, run) {
  const from = Date.now()
  console.log(`  ${name} ...`)
  run()
  console.log(`  ${name}: done in ${((Date.now() - from) / 1000).toFixed(1)} s`)
}

function npm(args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) giveUp(`"npm ${args.join(' ')}" failed; its message is above.`)
}

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    giveUp(`No permission to write to ${folder}.`)
  }
}

function digestOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesOf(join(root, path))) hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isFile() ? join(path, entry.name) : filesOf(join(path, entry.name))))
}
