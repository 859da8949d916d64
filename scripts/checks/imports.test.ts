import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { keepServerOut } from '../vite/keep-server-out.ts'
import { findImportFaults } from './imports.ts'

const root = resolve(import.meta.dirname, '../..')

/** A folder that holds nothing but the given files. */
function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-plant-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const rulesBrokenBy = (path: string, text: string) =>
  findImportFaults(plant({ [path]: text })).map(({ rule }) => rule.split(':')[0])

test('the project breaks no rule of imports', () => {
  expect(findImportFaults(root)).toEqual([])
})

test.each([
  ['src/core/web/Page.tsx', "import '../../ui/Icon.tsx'"],
  ['src/ui/Tile.tsx', "import type { Cost } from '../game/game.contract.ts'"],
  ['src/game/web/Tile.tsx', "export { news } from '../../features/news/news.contract.ts'"],
  ['src/features/news/web/NewsPage.tsx', "const shell = () => import('../../../site/web/Shell.tsx')"],
])('a file that imports from a layer to its left breaks the layers: %s', (path, text) => {
  expect(rulesBrokenBy(path, text)).toEqual(['layers'])
})

test('a page that imports from a server room breaks its rule, even for a type', () => {
  const text = "import type { Row } from '../server/news.store.ts'"
  expect(rulesBrokenBy('src/features/news/web/NewsPage.tsx', text)).toEqual(['server rooms'])
  expect(rulesBrokenBy('src/site/handlers.ts', "import '../features/news/server/news.handlers.ts'")).toEqual([])
})

test('a feature sees another one only through its doorway', () => {
  expect(rulesBrokenBy('src/features/news/web/NewsPage.tsx', "import '../../legal/web/LegalPage.tsx'")).toEqual([
    'features',
  ])
  expect(rulesBrokenBy('src/features/news/web/NewsPage.tsx', "import '../../legal/legal.contract.ts'")).toEqual([])
})

test.each(['react', 'node:fs', '@tanstack/react-router', './web/NewsPage.tsx'])(
  'a doorway may not import %s',
  (name) => {
    expect(rulesBrokenBy('src/features/news/news.rules.ts', `import '${name}'`)).toEqual(['doorways'])
  },
)

test('a page that brings a server room into the browser fails the build', async () => {
  const folder = plant({
    'src/entry.ts': "import { secret } from './news/server/news.store.ts'\nconsole.log(secret)",
    'src/news/server/news.store.ts': 'export const secret = 1',
  })
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  const building = build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepServerOut()],
    build: { write: false, rolldownOptions: { input: join(folder, 'src/entry.ts') } },
  })
  await expect(building).rejects.toThrow('belongs to the server')
})
