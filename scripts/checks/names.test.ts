import { expect, test } from 'vitest'
import { findNameFaults } from './names.ts'
import { plantProject } from './planted-project.ts'

/** Rule and file of each fault in a project of the given files. */
const faultsIn = (files: Record<string, string>) =>
  findNameFaults(plantProject(files)).map(({ rule, file }) => `${rule}: ${file}`)

test.each([
  'src/core/utils/text.ts',
  'src/features/shared/web/text.ts',
  'src/game/helpers.ts',
  'src/core/string-utils.ts',
  'src/core/server/pageManager.ts',
  'e2e/common.ts',
])('%s has a name that says nothing', (file) => {
  expect(faultsIn({ [file]: '' })).toEqual([`empty-name: ${file}`])
})

test('an index file is refused', () => {
  expect(faultsIn({ 'src/ui/index.ts': '', 'scripts/index.mjs': '' })).toEqual([
    'no-barrels: scripts/index.mjs',
    'no-barrels: src/ui/index.ts',
  ])
})

test('a file of 300 lines passes and one of 301 does not, unless it is generated', () => {
  const lines = (count: number) => 'export {}\n'.repeat(count)
  expect(
    faultsIn({ 'src/game/a.ts': lines(300), 'src/game/b.ts': lines(301), 'src/core/texts.gen.ts': lines(999) }),
  ).toEqual(['file-size: src/game/b.ts'])
})

test('a folder holds fifteen files of its own; tests, generated files and style sheets are not counted', () => {
  const names = Array.from({ length: 15 }, (_, index) => `src/game/a${index}.ts`)
  const full = Object.fromEntries([...names, 'src/game/b.test.ts', 'src/game/b.gen.ts'].map((name) => [name, '']))
  expect(faultsIn(full)).toEqual([])
  expect(faultsIn({ ...full, 'src/game/b.ts': '' })).toEqual(['folder-size: src/game'])
})

test('only the roles of the closed list stand behind a noun, and a test says them too', () => {
  expect(
    faultsIn({
      'src/entry.browser.tsx': '',
      'src/features/news/news.contract.ts': '',
      'src/features/news/server/news.http.ts': '',
      'src/features/news/news.rules.test.ts': '',
      'src/features/news/news.model.ts': '',
      'src/features/news/news.test.rules.ts': '',
    }),
  ).toEqual(['role-name: src/features/news/news.model.ts', 'role-name: src/features/news/news.test.rules.ts'])
})

test('an exported function of a store begins with one of the verbs of stores, and what is no function need not', () => {
  const findings = findNameFaults(
    plantProject({
      'src/features/news/server/news.store.ts': `
        export function findArticle() {}
        export async function readArticle() {}
        export const listArticles = async () => []
        export const nearestArticles = () => []
        export const loadArticle = async function () {}
        export function listen() {}
        export const articleLimit = 10
        export interface Article { title: string }
        function ownSteps() {}`,
      'src/features/news/server/news.handlers.ts': 'export const newsHandlers = () => []',
    }),
  )
  expect(findings.map(({ rule, file, fault }) => [rule, file, fault.split(':')[0]])).toEqual(
    ['readArticle', 'nearestArticles', 'loadArticle', 'listen'].map((name) => [
      'store-verb',
      'src/features/news/server/news.store.ts',
      name,
    ]),
  )
})

test('a component and a hook are exported under the name of their file', () => {
  expect(
    faultsIn({
      'src/ui/Tile.tsx': 'export const Tile = () => null',
      'src/ui/Card.tsx': 'export function Cards() { return null }',
      'src/ui/Badge.tsx': 'function Badge() { return null }\nexport { Badge }',
      'src/ui/useWidth.ts': 'export const width = 1',
    }),
  ).toEqual(['component-name: src/ui/Card.tsx', 'component-name: src/ui/useWidth.ts'])
})

test('a CSS module belongs to the component of its name', () => {
  expect(
    faultsIn({
      'src/ui/Tile.tsx': `import styles from './Tile.module.css'\nexport const Tile = () => styles.a`,
      'src/ui/Tile.module.css': '',
      'src/ui/Card.tsx': `import styles from './Tile.module.css'\nexport const Card = () => styles.a`,
      'src/ui/Card.module.css': '',
      'src/ui/Lost.module.css': '',
      'src/ui/grounds.module.css': '',
      'src/ui/Tale.tsx': `import styles from './Tale.module.css'\nexport const Tale = () => styles.a`,
      'src/ui/Tale.module.css': '.a { composes: ground from "./grounds.module.css"; }',
    }),
  ).toEqual(['style-name: src/ui/Card.module.css', 'style-name: src/ui/Lost.module.css'])
})
