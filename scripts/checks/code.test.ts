import { expect, test } from 'vitest'
import { findCodeFaults } from './code.ts'
import { plantProject } from './planted-project.ts'

const rulesBrokenBy = (file: string, text: string) =>
  findCodeFaults(plantProject({ [file]: text })).map(({ rule }) => rule)

test('a default export is refused in the sources, not in a declaration', () => {
  expect(rulesBrokenBy('src/ui/Tile.tsx', 'export default function Tile() {}')).toEqual(['named-exports'])
  expect(rulesBrokenBy('src/core/assets.d.ts', 'declare const address: string\nexport default address')).toEqual([])
})

test('a style attribute is refused', () => {
  expect(rulesBrokenBy('src/ui/Bar.tsx', 'export const Bar = () => <i style={{ width: 9 }} />')).toEqual([
    'no-style-attribute',
  ])
})

test.each(['test.only', 'describe.only', 'it.concurrent.only'])('%s is refused in a test', (name) => {
  expect(rulesBrokenBy('src/ui/bar.test.ts', `${name}('a bar', () => {})`)).toEqual(['no-only'])
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
