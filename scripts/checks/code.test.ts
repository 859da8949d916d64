import { expect, test } from 'vitest'
import { findCodeFaults } from './code.ts'
import { plantProject } from './planted-project.ts'

const rulesBrokenBy = (file: string, text: string) =>
  findCodeFaults(plantProject({ [file]: text })).map(({ rule }) => rule)

test('a style attribute is refused', () => {
  expect(rulesBrokenBy('src/ui/Bar.tsx', 'export const Bar = () => <i style={{ width: 9 }} />')).toEqual([
    'no-style-attribute',
  ])
})

test.each([
  "import { setTimeout as rest } from 'node:timers/promises'",
  'export const rest = () => new Promise((done) => setTimeout(done, 500))',
  'export const rest = () => new Promise((done) => globalThis.setTimeout(done, 500))',
  `export const rest = (page: any) => page.${'waitForTimeout'}(500)`,
])('the sleep "%s" is refused in a test and in what tests stand on', (sleep) => {
  expect(rulesBrokenBy('e2e/shell.spec.ts', sleep)).toEqual(['no-sleeps'])
  expect(rulesBrokenBy('e2e/setup/pause.ts', sleep)).toEqual(['no-sleeps'])
})

test('the words may stand in texts and comments', () => {
  expect(rulesBrokenBy('e2e/shell.spec.ts', `test('no test.only, no style={}, no waitForTimeout', () => {})`)).toEqual(
    [],
  )
})
