import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { ErrorTable } from '#src/core/errors.ts'
import { readSlice, slicesOf } from '../vite/texts.ts'
import { type Finding, nodesOf, readSources } from './sources.ts'
import { errorOf } from './texts/text-uses.ts'

const tableFile = 'src/site/errors.ts'
const textFile = 'locales/en/errors.json'

/** Failures in the browser: they have a text and no number on the wire. */
const withoutNumber = ['unreachable']

/** Finds contradictions between the error table, its texts and the contracts. */
export async function findErrorFaults(root: string): Promise<Finding[]> {
  const { module } = await runnerImport<{ errorTable: ErrorTable }>(join(root, tableFile))
  const table = module.errorTable
  const texts = errorTexts(join(root, 'locales'))
  return [
    ...Object.keys(table)
      .filter((key) => !texts.includes(key))
      .map((key) => ({ file: textFile, rule: 'error-text', fault: `the error ${key} has no text` })),
    ...texts
      .filter((key) => !(key in table) && !withoutNumber.includes(key))
      .map((key) => ({ file: textFile, rule: 'error-row', fault: `${key} has a text but no row in the error table` })),
    ...texts
      .filter((key, index) => texts.indexOf(key) < index)
      .map((key) => ({ file: textFile, rule: 'error-text', fault: `the error ${key} has two texts` })),
    ...doubledNumbers(table),
    ...unknownErrors(root, table),
  ]
}

const errorTexts = (locales: string): string[] =>
  slicesOf(locales).flatMap((slice) =>
    Object.keys(readSlice('en', slice, locales)).flatMap((key) => errorOf(`${slice}.${key}`) ?? []),
  )

function doubledNumbers(table: ErrorTable): Finding[] {
  const codes = Object.values(table).map(({ code }) => code)
  return Object.entries(table)
    .filter(([, { code }], index) => codes.indexOf(code) < index)
    .map(([key, { code }]) => ({ file: tableFile, rule: 'error-number', fault: `${key}: the number ${code} is taken` }))
}

/** Errors that a contract lists and the table lacks. */
function unknownErrors(root: string, table: ErrorTable): Finding[] {
  const contracts = readSources(root, ['src']).filter(({ path }) => path.endsWith('.contract.ts'))
  return contracts.flatMap((source) =>
    nodesOf(source, 'Property')
      .filter(({ key }) => 'name' in key && key.name === 'errors')
      .flatMap(({ value }) => (value.type === 'ArrayExpression' ? value.elements : []))
      .flatMap((element) => (element?.type === 'Literal' ? [String(element.value)] : []))
      .filter((key) => !(key in table))
      .map((key) => ({
        file: source.path,
        rule: 'error-row',
        fault: `the error ${key} has no row in the error table`,
      })),
  )
}
