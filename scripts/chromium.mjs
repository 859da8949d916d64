// The browser of the browser tests is the system's Chromium; the test tools never download one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { giveUp } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fixedPlaces = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Path of the program: CHROMIUM_PATH, else one of the system, else one that apt installs. Ends the process where there is none. */
export function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return isProgram(wanted) ? wanted : giveUp(`CHROMIUM_PATH is ${wanted}, where there is no program.`)
  const found = findChromium()
  if (found) return found
  if (!isDebianRoot()) giveUp(`The browser tests need Chromium. ${howTo()} Or name its program in CHROMIUM_PATH.`)
  console.log('  Installing Chromium (about a minute) ...')
  install()
  return findChromium() ?? giveUp('apt-get installed chromium, yet there is no such program; name it in CHROMIUM_PATH.')
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...fixedPlaces].find(isProgram)
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const isDebianRoot = () => process.getuid?.() === 0 && /^ID=debian$/m.test(systemFacts())

const systemFacts = () => (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '')

function install() {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0)
      giveUp(`"apt-get ${args.join(' ')}" failed; install Chromium by hand or name it in CHROMIUM_PATH.`)
  }
}

function howTo() {
  if (process.platform === 'darwin') return 'Install Google Chrome, for example by "brew install --cask google-chrome".'
  if (process.platform === 'win32') return 'Install Google Chrome.'
  if (/debian/.test(systemFacts())) return 'Install it: "sudo apt-get install --no-install-recommends chromium".'
  return "Install your system's package of chromium or google-chrome."
}
