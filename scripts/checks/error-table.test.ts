import { expect, test } from 'vitest'
import { findErrorFaults } from './error-table.ts'
import { plantProject } from './planted-project.ts'

const rows = `not_found: { code: 400004, status: 404 }, squad_full: { code: 430001, status: 409 }`
const texts = { not_found: 'Not found', squad_full: 'The squad is full', unreachable: 'No connection' }

/** Rule and fault of each finding in a project with this table, these texts and this contract. */
async function faultsOf(table: string, english: Record<string, string>, contract = '') {
  const root = plantProject({
    'src/site/errors.ts': `export const errorTable = { ${table} }`,
    'src/features/squad/squads.contract.ts': contract,
    'locales/en/errors.json': english,
  })
  return (await findErrorFaults(root)).map(({ rule, fault }) => `${rule}: ${fault}`)
}

test('a table whose errors all have a text passes, and what the browser tells by itself needs no number', async () => {
  const contract = `export const calls = { join: defineCall({ path: '/api/join', errors: ['squad_full'] }) }`
  expect(await faultsOf(rows, texts, contract)).toEqual([])
})

test('an error without text is found', async () => {
  const { squad_full: _, ...without } = texts
  expect(await faultsOf(rows, without)).toEqual(['error-text: the error squad_full has no text'])
})

test('the text of an error may stand in the file of the slice that meets it', async () => {
  const { squad_full, ...others } = texts
  const root = plantProject({
    'src/site/errors.ts': `export const errorTable = { ${rows} }`,
    'locales/en/errors.json': others,
    'locales/en/squad.json': { 'errors.squad_full': squad_full },
  })
  expect(await findErrorFaults(root)).toEqual([])
})

test('an error with texts in two files is found', async () => {
  const root = plantProject({
    'src/site/errors.ts': `export const errorTable = { ${rows} }`,
    'locales/en/errors.json': texts,
    'locales/en/squad.json': { 'errors.squad_full': 'Full' },
  })
  expect((await findErrorFaults(root)).map(({ fault }) => fault)).toEqual(['the error squad_full has two texts'])
})

test('a text without error is found', async () => {
  expect(await faultsOf(rows, { ...texts, squad_fool: 'The squad is full' })).toEqual([
    'error-row: squad_fool has a text but no row in the error table',
  ])
})

test('two errors of one number are found', async () => {
  expect(
    await faultsOf(`${rows}, squad_gone: { code: 430001, status: 404 }`, { ...texts, squad_gone: 'Gone' }),
  ).toEqual(['error-number: squad_gone: the number 430001 is taken'])
})

test('an error that a contract lists and the table lacks is found', async () => {
  const contract = `export const calls = { join: defineCall({ path: '/api/join', errors: ['squad_closed'] }) }`
  expect(await faultsOf(rows, texts, contract)).toEqual([
    'error-row: the error squad_closed has no row in the error table',
  ])
})
