import { expect, test } from 'vitest'
import { shippedPackages } from './shipped-packages.ts'

const mit = { version: '1.0.0', license: 'MIT' }
const native = { version: '3.1.0', license: 'Apache-2.0', optional: true }
const rowsOf = (lock: Parameters<typeof shippedPackages>[0]) =>
  shippedPackages(lock).map(({ name, version, license }) => `${name} ${version} ${license}`)

test('a package that a dependency brings along is shipped, and one for development alone is not', () => {
  expect(
    rowsOf({
      '': { dependencies: { web: '^1' } },
      'node_modules/web': { ...mit, dependencies: { parts: '*' } },
      'node_modules/parts': { ...mit, dependencies: { web: '*' } },
      'node_modules/builder': mit,
    }),
  ).toEqual(['parts 1.0.0 MIT', 'web 1.0.0 MIT'])
})

test('each version of a package is a row, and a nested one is found before the one above it', () => {
  const lock = {
    '': { dependencies: { web: '^1', '@a/b': '^1' } },
    'node_modules/web': { ...mit, dependencies: { parts: '*' } },
    'node_modules/web/node_modules/parts': { ...mit, version: '2.0.0', dependencies: { leaf: '*' } },
    'node_modules/parts': mit,
    'node_modules/leaf': mit,
    'node_modules/@a/b': { ...mit, dependencies: { parts: '*' } },
  }
  expect(rowsOf(lock)).toEqual([
    '@a/b 1.0.0 MIT',
    'leaf 1.0.0 MIT',
    'parts 1.0.0 MIT',
    'parts 2.0.0 MIT',
    'web 1.0.0 MIT',
  ])
})

test('packages for different systems are families by version and licence, whether this machine has them or not', () => {
  const optional = (names: string[]) => Object.fromEntries(names.map((name) => [name, '3.1.0']))
  expect(
    rowsOf({
      '': { dependencies: { pictures: '^1' } },
      'node_modules/pictures': {
        ...mit,
        dependencies: { '@pic/colour': '*' },
        optionalDependencies: optional([
          '@pic/lib-linux',
          '@pic/lib-mac',
          '@pic/run-linux',
          '@pic/run-mac',
          '@pic/run-win',
          'edge',
        ]),
      },
      'node_modules/@pic/colour': mit,
      'node_modules/@pic/run-linux': native,
      'node_modules/@pic/run-mac': native,
      'node_modules/@pic/lib-linux': { ...native, version: '8.0.0' },
      'node_modules/@pic/lib-mac': { ...native, version: '8.0.0' },
      'node_modules/@pic/run-win': { ...native, license: 'LGPL-3.0-or-later' },
      'node_modules/edge': native,
    }),
  ).toEqual([
    '@pic/colour 1.0.0 MIT',
    '@pic/lib-* 8.0.0 Apache-2.0',
    '@pic/run-* 3.1.0 Apache-2.0',
    '@pic/run-win 3.1.0 LGPL-3.0-or-later',
    'edge 3.1.0 Apache-2.0',
    'pictures 1.0.0 MIT',
  ])
})
