import { expect, test } from 'vitest'
import { findLockFaults } from './lock-file.ts'
import { plantProject } from './planted-project.ts'

const integrity = `sha512-${'A'.repeat(86)}==`

/** Rules and faults in a lock file with this package. */
function faultsOf(entry: object) {
  const packages = { '': { name: 'encore' }, 'node_modules/fine': { integrity }, 'node_modules/odd': entry }
  return findLockFaults(plantProject({ 'package-lock.json': { packages } })).map(({ rule, fault }) => [rule, fault])
}

test.each([
  { integrity },
  { integrity, resolved: 'https://registry.npmjs.org/odd/-/odd-1.0.0.tgz' },
  { inBundle: true },
  { link: true, resolved: 'packages/odd' },
])('the lock file may hold %o', (entry) => {
  expect(faultsOf(entry)).toEqual([])
})

test.each([{ optional: true }, { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }])(
  'a locked package with %o lacks a checksum',
  (entry) => {
    expect(faultsOf(entry)).toEqual([['lock-integrity', 'node_modules/odd has no SHA-512 checksum']])
  },
)

test.each([
  'https://registry.npmjs.org.example/odd-1.0.0.tgz',
  'http://registry.npmjs.org/odd/-/odd-1.0.0.tgz',
  'git+ssh://git@github.com/odd/odd.git',
])('a locked package from %s is found', (resolved) => {
  expect(faultsOf({ integrity, resolved })).toEqual([
    ['lock-registry', 'node_modules/odd does not come from https://registry.npmjs.org/'],
  ])
})
