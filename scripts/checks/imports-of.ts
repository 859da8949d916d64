import type { ESTree } from 'vite'
import { nodesOf, type Source } from './sources.ts'

/** Every address that a source imports or exports from, imports lazily, takes types from or globs; '' for a computed one. */
export function importsOf(source: Source): string[] {
  const fixed = nodesOf(
    source,
    'ImportDeclaration',
    'ExportAllDeclaration',
    'ExportNamedDeclaration',
    'TSImportType',
    'ImportExpression',
  )
  return [
    ...fixed.flatMap(({ source: address }) => (address ? [textOf(address)] : [])),
    ...nodesOf(source, 'CallExpression').flatMap(globsOf),
  ]
}

/** The patterns of `import.meta.glob(...)`. */
function globsOf({ callee, arguments: [patterns] }: ESTree.CallExpression): string[] {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty' || !patterns) return []
  if (patterns.type !== 'ArrayExpression') return [textOf(patterns)]
  return patterns.elements.map((each) => (each ? textOf(each) : ''))
}

/** The text of a literal, nothing where it is computed. */
function textOf(node: { type: string; value?: unknown }): string {
  return node.type === 'Literal' ? String(node.value) : ''
}
