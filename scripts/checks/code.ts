import { type Finding, isTest, nodesOf, readSources, type Source } from './sources.ts'

/** Finds code that compiles and that the rules of the project refuse. */
export function findCodeFaults(root: string): Finding[] {
  return readSources(root, ['src', 'e2e', 'scripts']).flatMap((source) => [
    ...(source.path.startsWith('src/') ? inlineStyles(source) : []),
    ...(isTest(source.path) || source.path.startsWith('e2e/') ? sleeps(source) : []),
  ])
}

/** The content security policy allows no style attributes. */
function inlineStyles(source: Source): Finding[] {
  return nodesOf(source, 'JSXAttribute')
    .filter(({ name }) => name.name === 'style')
    .map(() => ({ file: source.path, rule: 'no-style-attribute', fault: 'the security policy refuses style={...}' }))
}

function sleeps(source: Source): Finding[] {
  const called = nodesOf(source, 'CallExpression').map(({ callee }) => lastNameOf(callee))
  const imported = nodesOf(source, 'ImportSpecifier').map(({ imported }) => lastNameOf(imported))
  return [...called, ...imported]
    .filter((name) => ['waitForTimeout', 'setTimeout'].includes(name))
    .map((name) => ({ file: source.path, rule: 'no-sleeps', fault: `wait for a condition, not for ${name}` }))
}

function lastNameOf(node: object): string {
  if ('property' in node) return lastNameOf(node.property as object)
  return 'name' in node ? String(node.name) : ''
}
