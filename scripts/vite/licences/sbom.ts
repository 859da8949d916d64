import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { byName, type Lock, type LockedPackage, nameOf } from './shipped-packages.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Writes dist/sbom.cdx.json, which scanners compare with lists of known vulnerabilities. */
export function sbom(): Plugin {
  return {
    name: 'encore-sbom',
    writeBundle() {
      const { packages }: { packages: Lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
      mkdirSync(join(root, 'dist'), { recursive: true })
      writeFileSync(join(root, 'dist/sbom.cdx.json'), JSON.stringify(softwareBill(packages), null, 2))
    },
  }
}

interface Component {
  type: 'application' | 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses?: { expression: string }[]
  hashes?: { alg: 'SHA-512'; content: string }[]
}

/** A software bill of materials (CycloneDX): all that `npm ci --omit=dev` installs on any system. `npm sbom` forgets some. */
export function softwareBill(lock: Lock) {
  const { '': site, ...others } = lock
  const components = new Map<string, Component>()
  for (const [folder, locked] of Object.entries(others)) {
    if (locked.dev) continue
    const component = componentOf(locked.name ?? nameOf(folder), locked, 'library')
    components.set(component.purl, component)
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: componentOf('encore', site!, 'application') },
    components: [...components.values()].sort(byName),
  }
}

function componentOf(name: string, locked: LockedPackage, type: Component['type']): Component {
  const { version = '', license, integrity } = locked
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: license ? [{ expression: license }] : undefined,
    hashes: integrity ? [{ alg: 'SHA-512', content: hexOf(integrity) }] : undefined,
  }
}

/** A checksum of package-lock.json (`sha512-` and base64) in hexadecimal digits. */
const hexOf = (integrity: string): string => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
