import type { ESTree } from 'vite'
import { nodesOf, type Source } from './sources.ts'

/** Returns the addresses of all imports, exports, type imports and globs of a source; '' for computed ones. */
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

/** Text of a literal; '' for computed values. */
function textOf(node: { type: string; value?: unknown }): string {
  return node.type === 'Literal' ? String(node.value) : ''
}
