import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Finding, filesBelow, nodesOf } from './sources.ts'

/** Names that say nothing about what a file holds. */
const emptyNames = /^(utils?|helpers?|common|shared|misc|managers?|services?)$/i

/** Allowed between the noun of a file and its ending. */
const roles = ['contract', 'rules', 'routes', 'http', 'handlers', 'store', 'jobs', 'db', 'site', 'test', 'gen']

/** First words of exported functions of a store. */
const storeVerbs = ['find', 'list', 'count', 'insert', 'update', 'delete']

const longestFile = 300

/** Files that a folder may hold itself; tests, generated files and style sheets aside. */
const largestFolder = 15

/** Finds folders and files whose name, place or size breaks a rule. */
export function findNameFaults(root: string): Finding[] {
  const files = filesBelow(root, ['src', 'scripts', 'e2e', 'bench', 'art']).filter(
    (file) => !file.startsWith('bench/results/'),
  )
  return [
    ...files.flatMap((file) => [...emptyNameFaults(file), ...barrelFaults(file), ...roleFaults(file)]),
    ...files.flatMap((file) => [...sizeFaults(root, file), ...storeVerbFaults(root, file)]),
    ...files.flatMap((file) => [...componentFaults(root, file), ...styleSheetFaults(root, file, files)]),
    ...folderFaults(files),
  ]
}

function folderFaults(files: string[]): Finding[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((each) => /\.(tsx?|mjs)$/.test(each) && !/\.(test|spec|gen)\.\w+$/.test(each)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > largestFolder)
    .map(([file, count]) => ({ file, rule: 'folder-size', fault: `${count} files, more than ${largestFolder}` }))
}

function emptyNameFaults(file: string): Finding[] {
  const [name, ...folders] = file.split('/').reverse()
  const lastWord = name!
    .replace(/\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .split('-')
    .at(-1)!
  const empty = [...folders, ...name!.split('.'), ...lastWord.split('.')].find((each) => emptyNames.test(each))
  return empty ? [{ file, rule: 'empty-name', fault: `"${empty}" does not say what it holds` }] : []
}

function barrelFaults(file: string): Finding[] {
  if (!/^index\.(m?js|tsx?)$/.test(basename(file))) return []
  return [{ file, rule: 'no-barrels', fault: 'import from the file itself and leave the index out' }]
}

function sizeFaults(root: string, file: string): Finding[] {
  if (!/\.(tsx?|mjs|css)$/.test(file) || /\.gen\.ts$/.test(file)) return []
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
  if (lines <= longestFile) return []
  return [{ file, rule: 'file-size', fault: `${lines} lines, more than ${longestFile}` }]
}

/** `<noun>.<role>.ts` below src/; a test adds .test to the name of the tested file. */
function roleFaults(file: string): Finding[] {
  if (!/^src\/.*\.tsx?$/.test(file) || /\.d\.ts$/.test(file) || /^src\/entry\.\w+\.tsx?$/.test(file)) return []
  const [, ...ownRoles] = basename(file)
    .replace(/\.tsx?$/, '')
    .split('.')
  const unknown = ownRoles.find((role) => !roles.includes(role))
  if (unknown === undefined && ownRoles.slice(0, -1).every((role) => role !== 'test')) return []
  return [{ file, rule: 'role-name', fault: `"${unknown ?? 'test'}" is no role here; roles are ${roles.join(', ')}` }]
}

function storeVerbFaults(root: string, file: string): Finding[] {
  if (!/^src\/.*\.store\.ts$/.test(file)) return []
  const begins = new RegExp(`^(${storeVerbs.join('|')})([A-Z]|$)`)
  const wrong = functionsOf(exportsOf(root, file)).filter((name) => !begins.test(name))
  const fault = `its name begins with none of ${storeVerbs.join(', ')}`
  return wrong.map((name) => ({ file, rule: 'store-verb', fault: `${name}: ${fault}` }))
}

const functionsOf = (exported: ReturnType<typeof exportsOf>): string[] =>
  exported.flatMap(({ declaration }) => {
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? []
    if (declaration?.type !== 'VariableDeclaration') return []
    const functions = declaration.declarations.filter(({ init }) => /^(Arrow)?Function/.test(init?.type ?? ''))
    return functions.flatMap(({ id }) => nameOf(id) ?? [])
  })

const exportsOf = (root: string, file: string) =>
  nodesOf({ path: file, text: readFileSync(join(root, file), 'utf8') }, 'ExportNamedDeclaration')

/** A file named like a component or a hook exports it. */
function componentFaults(root: string, file: string): Finding[] {
  const [, name] = /^src\/(?:.*\/)?([A-Z]\w*|use[A-Z]\w*)\.tsx?$/.exec(file) ?? []
  if (!name) return []
  const names = exportsOf(root, file).flatMap(({ declaration, specifiers }) => [
    ...(declaration?.type === 'FunctionDeclaration' ? [declaration.id?.name] : []),
    ...(declaration?.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => nameOf(id)) : []),
    ...specifiers.map((specifier) => nameOf(specifier.exported)),
  ])
  if (names.includes(name)) return []
  return [{ file, rule: 'component-name', fault: `it exports no ${name}` }]
}

const nameOf = (node: { type: string; name?: string }) => node.name

/** A CSS module belongs to the component of its name beside it; those of ui/ may be composed by others. */
function styleSheetFaults(root: string, file: string, files: string[]): Finding[] {
  const [, name] = /([\w-]+)\.module\.css$/.exec(file) ?? []
  if (!name) return []
  const component = `${dirname(file)}/${name}.tsx`
  if (files.includes(component) && readFileSync(join(root, component), 'utf8').includes(`./${name}.module.css`))
    return []
  if (dirname(file) === 'src/ui' && isComposed(root, name, files)) return []
  return [{ file, rule: 'style-name', fault: `no ${name}.tsx beside it imports it` }]
}

const isComposed = (root: string, name: string, files: string[]) =>
  files
    .filter((each) => each.endsWith('.module.css'))
    .some((each) => readFileSync(join(root, each), 'utf8').includes(`/${name}.module.css";`))
