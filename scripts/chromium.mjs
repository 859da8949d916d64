// Where the browser of the tests is; on Debian as root it is installed when missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { giveUp } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium: CHROMIUM_PATH, else one of this machine, else Debian's, installed now. */
export function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked)) giveUp(`CHROMIUM_PATH says ${asked}, but there is no such file.`)
  return asked ?? findChromium() ?? installChromium()
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macPath]
  return candidates.find((path) => existsSync(path))
}

function installChromium() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    giveUp(
      'The browser tests need Chromium: install it (on Debian "sudo apt-get install chromium") or set CHROMIUM_PATH.',
    )
  }
  console.log('  Installing Chromium ...')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    if (status !== 0) giveUp(`"apt-get ${args.join(' ')}" failed; install Chromium by hand or set CHROMIUM_PATH.`)
  }
  return findChromium() ?? giveUp('Chromium was installed but is not on the PATH; set CHROMIUM_PATH.')
}
