import { describe, expect, test } from 'vitest'
import { findImportFaults } from './imports.ts'
import { plantProject } from './planted-project.ts'

/** The rules that one file with one line breaks. */
const rulesBrokenBy = (path: string, line: string) =>
  findImportFaults(plantProject({ [path]: line })).map(({ rule }) => rule)

describe('an import that breaks a rule is found with the name of the rule', () => {
  test.each([
    ['the core knows a feature', 'src/core/web/A.tsx', `import { news } from '../../features/news/news.rules.ts'`],
    ['the ui knows the game', 'src/ui/Tile.tsx', `import { costs } from '../game/game.contract.ts'`],
    ['the game knows a feature', 'src/game/game.rules.ts', `import '../features/gallery/gallery.rules.ts'`],
    ['a feature knows the site', 'src/features/news/web/A.tsx', `import { Shell } from '../../../site/web/Shell.tsx'`],
    ['the site knows an entry', 'src/site/routes.ts', `import '../entry.browser.tsx'`],
    ['an alias', 'src/game/game.rules.ts', `import '#src/features/gallery/gallery.rules.ts'`],
    ['a test is no exception', 'src/core/call.test.ts', `import { x } from '../site/errors.ts'`],
  ])('only-to-the-right: %s', (_, path, line) => {
    expect(rulesBrokenBy(path, line)).toEqual(['only-to-the-right'])
  })

  test.each([
    ['a page', 'src/features/news/web/A.tsx', `import { find } from '../server/news.store.ts'`],
    [
      'a page that needs but a type',
      'src/features/news/web/A.tsx',
      `import type { Row } from '../server/news.store.ts'`,
    ],
    ['a page that names a type in place', 'src/game/web/A.tsx', `type Row = import('../server/rows.ts').Row`],
    ['a lazy import', 'src/features/news/web/A.tsx', `export const load = () => import('../server/news.store.ts')`],
    ['an export', 'src/core/web/calls/ask.ts', `export { find } from '../server/db.ts'`],
    ['an export of everything', 'src/core/web/calls/ask.ts', `export * from '../server/db.ts'`],
    ['a glob', 'src/core/web/calls/ask.ts', `export const all = import.meta.glob(['../server/*.ts'])`],
    ['an address from the root', 'src/core/web/calls/ask.ts', `import '/src/core/server/db.ts?raw'`],
    ['the routes of the site', 'src/site/routes.ts', `import './server/app.ts'`],
    ['the browser entry', 'src/entry.browser.tsx', `import './site/server/app.ts'`],
  ])('server-room: %s', (_, path, line) => {
    expect(rulesBrokenBy(path, line)).toEqual(['server-room'])
  })

  test.each([
    ['a component', 'src/features/news/web/A.tsx', `import { Tile } from '../../gallery/web/Tile.tsx'`],
    ['a store', 'src/features/news/server/news.store.ts', `import '../../gallery/server/gallery.store.ts'`],
    ['all features at once', 'src/features/news/server/news.jobs.ts', `import.meta.glob('../../*/server/*.store.ts')`],
  ])('doorway: %s of another feature', (_, path, line) => {
    expect(rulesBrokenBy(path, line)).toEqual(['doorway'])
  })

  test.each([
    ['React', `import { useState } from 'react'`],
    ['React through the router', `import { Link } from '@tanstack/react-router'`],
    ['a module of Node', `import { join } from 'node:path'`],
    ['a module of Node by its old name', `import { join } from 'path'`],
    ['a component', `import { A } from './web/A.tsx'`],
  ])('pure-doorway: a contract needs %s', (_, line) => {
    expect(rulesBrokenBy('src/features/news/news.contract.ts', line)).toEqual(['pure-doorway'])
    expect(rulesBrokenBy('src/features/news/news.rules.ts', line)).toEqual(['pure-doorway'])
  })

  test('tools-outside: the site needs a script', () => {
    expect(rulesBrokenBy('src/core/server/db.ts', `import '../../../scripts/prepare.mjs'`)).toEqual(['tools-outside'])
  })

  test('known-part: a source stands beside the parts of the house', () => {
    expect(rulesBrokenBy('src/extras/a.ts', `import 'valibot'`)).toEqual(['known-part'])
    expect(rulesBrokenBy('src/entry.extra.ts', `import 'valibot'`)).toEqual(['known-part'])
  })

  test('literal-address: the address is computed', () => {
    expect(rulesBrokenBy('src/core/server/db.ts', 'export const load = (a: string) => import(a)')).toEqual([
      'literal-address',
    ])
  })
})

test('imports that the rules allow are no faults', () => {
  const root = plantProject({
    'src/entry.server.ts': `import { serve } from './site/server/serve.ts'`,
    'src/entry.browser.tsx': `import { makeRouter } from './site/routes.ts'`,
    'src/site/handlers.ts': `import { newsHandlers } from '../features/news/server/news.handlers.ts'`,
    'src/site/site-config.ts': `import { config } from '../../site.config.ts'`,
    'src/features/news/server/news.handlers.ts': `import { db } from '../../../core/server/db.ts'`,
    'src/features/news/web/NewsPage.tsx': `
      import { useState } from 'react'
      import { kinds } from '../../gallery/gallery.contract.ts'
      import { Tile } from '../../../game/web/Tile.tsx'
      export const load = () => import('./Story.tsx')`,
    'src/features/news/news.contract.ts': `import { costs } from '../../game/game.contract.ts'`,
    'src/features/news/news.rules.test.ts': `import { readFileSync } from 'node:fs'`,
    'src/game/server/seasons.test.ts': `import { root } from '../../../e2e/setup/site/site.ts'`,
  })
  expect(findImportFaults(root)).toEqual([])
})

test('the folder of the project may be given with a slash at its end', () => {
  const root = plantProject({ 'src/ui/Tile.tsx': `import '../game/game.contract.ts'` })
  expect(findImportFaults(`${root}/`)).toEqual(findImportFaults(root))
})

test('a finding names the file, what it imports and why that is wrong', () => {
  const root = plantProject({ 'src/ui/Tile.tsx': `import { costs } from '../game/game.contract.ts'` })
  expect(findImportFaults(root)).toEqual([
    {
      file: 'src/ui/Tile.tsx',
      rule: 'only-to-the-right',
      fault:
        'imports src/game/game.contract.ts: imports go entry -> site -> features -> game -> ui -> core and never back',
    },
  ])
})
