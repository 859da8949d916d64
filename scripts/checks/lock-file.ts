import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './sources.ts'

const file = 'package-lock.json'
const registry = 'https://registry.npmjs.org/'

interface LockedPackage {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
}

/** Finds locked packages without a checksum, or from elsewhere than the public registry. */
export function findLockFaults(root: string): Finding[] {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Record<string, LockedPackage> }
  const locked = Object.entries(packages).filter(([path]) => path !== '')
  return [
    ...locked
      .filter(([, { integrity, link, inBundle }]) => !(integrity?.startsWith('sha512-') || link || inBundle))
      .map(([path]) => ({ file, rule: 'lock-integrity', fault: `${path} has no SHA-512 checksum` })),
    ...locked
      .filter(([, { resolved, link }]) => resolved !== undefined && !link && !resolved.startsWith(registry))
      .map(([path]) => ({ file, rule: 'lock-registry', fault: `${path} does not come from ${registry}` })),
  ]
}
