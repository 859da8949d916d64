import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
}

/** Lists every package that the site ships, with its licence, into .generated/credits.json. */
export function credits(): Plugin {
  return {
    name: 'encore-credits',
    buildStart() {
      mkdirSync(join(root, '.generated'), { recursive: true })
      writeFileSync(join(root, '.generated/credits.json'), JSON.stringify(shippedPackages()))
    },
  }
}

/** The production dependencies and what they bring along, by name. */
function shippedPackages(): { name: string; version: string; license: string }[] {
  const found = new Map<string, { name: string; version: string; license: string }>()
  const visit = (name: string, from: string) => {
    const folder = [join(from, 'node_modules', name), join(root, 'node_modules', name)].find((each) =>
      existsSync(join(each, 'package.json')),
    )
    if (!folder) return // an optional package of another system
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const key = `${manifest.name}@${manifest.version}`
    if (found.has(key)) return
    found.set(key, { name: manifest.name, version: manifest.version, license: manifest.license ?? 'see package' })
    for (const next of Object.keys(manifest.dependencies ?? {})) visit(next, folder)
  }
  const own: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of Object.keys(own.dependencies ?? {})) visit(name, root)
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}
