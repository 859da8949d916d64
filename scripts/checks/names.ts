import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { Finding } from './finding.ts'
import { readSources, type SourceFile } from './source-files.ts'

const mostLines = 300
const drawers = /(^|\/)(utils?|helpers?|common|shared|misc|managers?|services?)(\/|\.[a-z.]+$)/

/** Every file whose name, size or form breaks a rule of the house. */
export function findNameFaults(root: string): Finding[] {
  const files = readSources(root, ['src', 'scripts', 'e2e', 'bench'], /\.(tsx?|mjs|css)$/)
  return files.flatMap((file) =>
    rules.flatMap(({ rule, faultOf }) => {
      const fault = faultOf(file)
      return fault ? [{ file: file.path, rule, fault }] : []
    }),
  )
}

const rules: { rule: string; faultOf: (file: SourceFile) => string | null | false }[] = [
  {
    rule: 'drawers: a file is named after what it holds',
    faultOf: ({ path }) => drawers.test(path) && 'the name says nothing',
  },
  { rule: 'barrels: no index files', faultOf: ({ path }) => /\/index\.tsx?$/.test(path) && 'import the file itself' },
  {
    rule: 'size: at most 300 lines',
    faultOf: ({ path, text }) => {
      const lines = text.split('\n').length - 1
      return !isGenerated(path) && lines > mostLines && `it has ${lines} lines`
    },
  },
  {
    rule: 'exports: named ones only',
    faultOf: ({ path, text }) => path.startsWith('src/') && hasDefaultExport(path, text) && 'it has a default export',
  },
  {
    rule: 'components: a file and its component share a name',
    faultOf: ({ path, text }) => (path.startsWith('src/') && path.endsWith('.tsx') ? componentFault(path, text) : null),
  },
  {
    rule: 'styles: no style attributes, which the content security policy refuses',
    faultOf: ({ path, text }) =>
      path.startsWith('src/') && path.endsWith('.tsx') && /\sstyle=\{/.test(text) && 'it sets style={...}',
  },
  {
    rule: 'tests: neither narrowed nor sleeping',
    faultOf: ({ path, text }) => {
      const [found] = /\.only\(|\.todo\(|waitForTimeout/.exec(isTest(path) ? text : '') ?? []
      return found && `it holds ${found}`
    },
  },
]

const isGenerated = (path: string) => path.includes('.gen.')
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/checks/')

function exportsOf(path: string, text: string) {
  return parseSync(path, text).module.staticExports.flatMap(({ entries }) => entries)
}

const hasDefaultExport = (path: string, text: string) =>
  !path.endsWith('.d.ts') &&
  exportsOf(path, text).some(({ exportName, moduleRequest }) => exportName.kind === 'Default' && !moduleRequest)

/** A file in PascalCase exports what it is called. */
function componentFault(path: string, text: string): string | null {
  const name = posix.basename(path, '.tsx')
  if (!/^[A-Z]/.test(name)) return null
  const names = exportsOf(path, text).map(({ exportName }) => exportName.name)
  return names.includes(name) ? null : `it exports ${names.join(', ')}`
}
