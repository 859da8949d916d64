import { type Finding, isTest, nodesOf, readSources, type Source } from './sources.ts'

const testFunctions = ['test', 'it', 'describe', 'suite', 'bench']

/** Finds code that compiles and that the rules of the project refuse. */
export function findCodeFaults(root: string): Finding[] {
  return readSources(root, ['src', 'e2e', 'scripts']).flatMap((source) => [
    ...(source.path.startsWith('src/') ? [...defaultExports(source), ...inlineStyles(source)] : []),
    ...(isTest(source.path) || source.path.startsWith('e2e/') ? [...loneTests(source), ...sleeps(source)] : []),
  ])
}

function defaultExports(source: Source): Finding[] {
  return nodesOf(source, 'ExportDefaultDeclaration').map(() => ({
    file: source.path,
    rule: 'named-exports',
    fault: 'it has a default export',
  }))
}

/** The content security policy allows no style attributes. */
function inlineStyles(source: Source): Finding[] {
  return nodesOf(source, 'JSXAttribute')
    .filter(({ name }) => name.name === 'style')
    .map(() => ({ file: source.path, rule: 'no-style-attribute', fault: 'the security policy refuses style={...}' }))
}

function loneTests(source: Source): Finding[] {
  return nodesOf(source, 'MemberExpression')
    .filter(({ object, property }) => 'name' in property && property.name === 'only' && isTestFunction(object))
    .map(() => ({ file: source.path, rule: 'no-only', fault: '.only leaves out all other tests of the file' }))
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

/** `test`, `describe` and what hangs on them: `test.concurrent`. */
const isTestFunction = (node: object): boolean =>
  'object' in node ? isTestFunction(node.object as object) : 'name' in node && testFunctions.includes(String(node.name))
