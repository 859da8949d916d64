// Redis of the tests is the system's; tests that need one are left out where there is none.
import { findProgram, install, isDebianRoot } from './system-programs.mjs'

const names = ['redis-server', 'valkey-server']

/** Path of the program: REDIS_PATH, else one of the system, else one that apt installs; empty where there is none. */
export function ensureRedis() {
  const found = process.env.REDIS_PATH || findProgram(names)
  if (found) return found
  if (isDebianRoot()) {
    console.log('  Installing Redis (some seconds) ...')
    install(names)
  }
  const installed = findProgram(names)
  if (!installed) console.log('  There is no redis-server here: the tests of limits in Redis are left out.')
  return installed ?? ''
}
