// The browser of the browser tests is the system's Chromium; the test tools never download one.
import { giveUp } from './prepare.mjs'
import { findProgram, install, isDebianRoot, isProgram, systemFacts } from './system-programs.mjs'

// Without windows to draw the shell needs half of the processor's time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const packages = ['chromium-headless-shell', 'chromium']
/** As wide as Arial, by which the site stands in for its own font. */
const font = 'fonts-liberation'
const fixedPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of Chromium: CHROMIUM_PATH, the system's, or installed by apt. Exits without one. */
export function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return isProgram(wanted) ? wanted : giveUp(`CHROMIUM_PATH is ${wanted}, where there is no program.`)
  const found = findChromium()
  if (found) return found
  if (!isDebianRoot()) giveUp(`The browser tests need Chromium. ${howTo()} Or name its program in CHROMIUM_PATH.`)
  console.log('  Installing Chromium (about a minute) ...')
  const installed = install(packages, font) && findChromium()
  return installed || giveUp('apt-get could not install Chromium; install it by hand or name it in CHROMIUM_PATH.')
}

const findChromium = () => findProgram(names, fixedPlaces)

function howTo() {
  if (process.platform === 'darwin') return 'Install Google Chrome, for example by "brew install --cask google-chrome".'
  if (process.platform === 'win32') return 'Install Google Chrome.'
  if (/debian/.test(systemFacts()))
    return 'Install it: "sudo apt-get install --no-install-recommends chromium-headless-shell fonts-liberation".'
  return "Install your system's package of chromium or google-chrome."
}
