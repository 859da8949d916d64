import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { softwareBill } from './sbom.ts'

const mit = { version: '1.0.0', license: 'MIT' }
const purlsOf = (lock: Parameters<typeof softwareBill>[0]) => softwareBill(lock).components.map(({ purl }) => purl)

test('packages of the site are listed once a version, for every system; those for development alone are not', () => {
  expect(
    purlsOf({
      '': { version: '0.1.0' },
      'node_modules/web': mit,
      'node_modules/@img/one-system': { ...mit, optional: true },
      'node_modules/web/node_modules/parts': mit,
      'node_modules/other/node_modules/parts': mit,
      'node_modules/parts': { ...mit, version: '2.0.0' },
      'node_modules/builder': { ...mit, dev: true },
      'node_modules/alias': { ...mit, name: 'actual' },
    }),
  ).toEqual([
    'pkg:npm/%40img/one-system@1.0.0',
    'pkg:npm/actual@1.0.0',
    'pkg:npm/parts@1.0.0',
    'pkg:npm/parts@2.0.0',
    'pkg:npm/web@1.0.0',
  ])
})

test('a package has its licence and the SHA-512 of its archive', () => {
  const digest = createHash('sha512').update('archive')
  const integrity = `sha512-${digest.copy().digest('base64')}`
  expect(softwareBill({ '': {}, 'node_modules/web': { ...mit, integrity } }).components[0]).toMatchObject({
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: digest.digest('hex') }],
  })
})

test('every dependency of the project is in its bill, with its licence', () => {
  const read = (file: string) => JSON.parse(readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8'))
  const { version, dependencies } = read('package.json')
  const { metadata, components } = softwareBill(read('package-lock.json').packages)
  const purls = components.map(({ name, version: each }) => `${name} ${each}`)
  expect(purls).toEqual(expect.arrayContaining(Object.entries(dependencies).map((pair) => pair.join(' '))))
  expect(metadata.component).toMatchObject({ name: 'encore', version, licenses: [{ expression: 'MIT' }] })
})
