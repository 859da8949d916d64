import { expect, test } from 'vitest'
import { findWordFaults } from './plain-words.ts'
import { plantProject } from './planted-project.ts'

const rulesBrokenBy = (text: string, file = 'src/ui/Tile.tsx') =>
  findWordFaults(plantProject({ [file]: text })).map(({ rule }) => rule)

const words = (length: number) => 'word '.repeat(length / 5).trimEnd()

test.each([
  ['a line', `// ${words(130)}`],
  ['lines that follow each other', `// ${words(80)}\n// ${words(80)}`],
  ['a block', `/**\n * ${words(80)}\n * ${words(80)}\n */`],
])('a comment of more than 120 characters is refused: %s', (_, comment) => {
  expect(rulesBrokenBy(`${comment}\nexport const a = 1`)).toEqual(['long-comment'])
})

test('a short comment passes, and so do two that stand apart, a list and a table', () => {
  expect(rulesBrokenBy(`// ${words(115)}\nexport const a = 1`)).toEqual([])
  expect(rulesBrokenBy(`// ${words(80)}\nexport const a = 1\n// ${words(80)}\nexport const b = 2`)).toEqual([])
  const list = Array.from({ length: 4 }, () => ` * - ${words(50)}`).join('\n')
  expect(rulesBrokenBy(`/**\n * ${words(50)}\n${list}\n */\nexport const a = 1`)).toEqual([])
  const table = Array.from({ length: 4 }, () => ` * | ${words(50)} |`).join('\n')
  expect(rulesBrokenBy(`/**\n * ${words(50)}\n${table}\n */\nexport const a = 1`)).toEqual([])
})

test.each(['// read anew', '/** Tells the season. */', '/* for whoever asks */', '// who asks gets a page'])(
  'a word of the old dialect is refused in a comment: %s',
  (comment) => {
    expect(rulesBrokenBy(`${comment}\nexport const a = 1`)).toEqual(['plain-words'])
  },
)

test('comments of style sheets and scripts are read too', () => {
  expect(rulesBrokenBy('/* made anew */\n.a { color: red; }', 'src/ui/Tile.module.css')).toEqual(['plain-words'])
  expect(rulesBrokenBy('// made anew', 'scripts/start.mjs')).toEqual(['plain-words'])
})

test.each([
  'export const madeUpToken = 1',
  'export interface BoardsWish {}',
  'export function insertDeed() {}',
  'export const a = () => likenessOf(1)',
])('a name of the old dialect is refused: %s', (code) => {
  expect(rulesBrokenBy(code)).toEqual(['plain-names'])
})

test('texts and the generated files may hold these words', () => {
  expect(rulesBrokenBy(`export const a = 'nobody tells the wish anew'`)).toEqual([])
  expect(rulesBrokenBy('export interface NewsDeeds {}', 'src/core/tables.gen.ts')).toEqual([])
})
