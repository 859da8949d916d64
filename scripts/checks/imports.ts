import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { Finding } from './finding.ts'
import { readSources, type SourceFile } from './source-files.ts'

/** Layers from left to right: a file may import from its own layer and from those to its right. */
const layers = ['entry', 'site', 'features', 'game', 'ui', 'core'] as const

interface Import {
  from: string
  /** A path below the root for files of the project, else the package's name. */
  to: string
}

/** Every import below src/ that breaks a rule of the house, type imports and dynamic ones too. */
export function findImportFaults(root: string): Finding[] {
  return readSources(root, ['src'], /\.tsx?$/)
    .flatMap(importsOf)
    .flatMap((each) =>
      rules
        .filter(({ breaks }) => breaks(each))
        .map(({ rule }) => ({ file: each.from, rule, fault: `imports ${each.to}` })),
    )
}

const rules: { rule: string; breaks: (each: Import) => boolean }[] = [
  {
    rule: 'layers: entry -> site -> features -> game -> ui -> core',
    breaks: ({ from, to }) => layerOf(to) < layerOf(from),
  },
  {
    rule: 'server rooms: imported by server/, site/handlers.ts, site/jobs.ts and the server, worker and cli entries only',
    breaks: ({ from, to }) => isServer(to) && !isServer(from) && !mayUseServer.test(from),
  },
  {
    rule: 'features: another feature only through its *.contract.ts or *.rules.ts',
    breaks: ({ from, to }) =>
      featureOf(from) !== null && featureOf(to) !== null && featureOf(from) !== featureOf(to) && !isDoorway(to),
  },
  {
    rule: 'doorways: *.contract.ts and *.rules.ts import no React, no node:*, neither web/ nor server/',
    breaks: ({ from, to }) =>
      isDoorway(from) && (/^(react|react-dom|@tanstack\/.*|node:.*)$/.test(to) || isServer(to) || /\/web\//.test(to)),
  },
]

const mayUseServer = /^src\/(site\/(handlers|jobs)\.ts|entry\.(server|worker|cli)\.ts)$/
const isServer = (path: string) => /^src\/.*\/server\//.test(path)
const isDoorway = (path: string) => /^src\/.*\.(contract|rules)\.ts$/.test(path)
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null

/** The layer's place; what lies outside the layers (packages, data) may be imported by all. */
function layerOf(path: string): number {
  if (!path.startsWith('src/')) return layers.length
  const [, first = ''] = path.split('/')
  return first.startsWith('entry.') ? 0 : layers.indexOf(first as (typeof layers)[number])
}

function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text)
  const fixed = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
  const names = fixed.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
  )
  return [...new Set([...names, ...dynamic])].map((name) => ({ from: path, to: targetOf(path, name) }))
}

function targetOf(from: string, name: string): string {
  const [bare = ''] = name.split('?')
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : bare
}
