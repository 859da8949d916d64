// Programs of the system that tests run, found on the PATH or installed by Debian's apt-get.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of the first of these programs on the PATH, or at one of the fixed places; undefined without one. */
export function findProgram(names, fixedPlaces = []) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...fixedPlaces].find(isProgram)
}

/** Whether a path leads to a program. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** What the system says of itself. */
export const systemFacts = () => (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '')

/** Whether packages can be installed here. */
export const isDebianRoot = () => process.getuid?.() === 0 && /^ID=debian$/m.test(systemFacts())

/** Installs the first of these packages that there is, and others beside it. Returns whether one is installed now. */
export function install(packages, ...besides) {
  apt('update', '-qq')
  return packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name, ...besides))
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
