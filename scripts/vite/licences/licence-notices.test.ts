import { expect, test } from 'vitest'
import { plantProject } from '../../checks/planted-project.ts'
import { licenceNotices } from './licence-notices.ts'

const work = (name: string, ...folders: string[]) => ({ name, version: '1.0.0', license: 'MIT', folders })
const noticesOf = (text: string) =>
  text
    .trimEnd()
    .split(`\n\n${'='.repeat(80)}\n\n`)
    .slice(1)

test('a text that several works have stands once, with all of them', () => {
  const root = plantProject({
    'node_modules/a/LICENSE': 'Copyright (c) A\r\nAll may use it.\n',
    'node_modules/b/license.md': 'Copyright (c) A\nAll may use it.',
    'node_modules/c/COPYING': 'Copyright (c) C',
    'node_modules/c/NOTICE.txt': 'C contains D',
    'node_modules/c/licenses.json': '{}',
  })
  const works = ['a', 'b', 'c'].map((name) => work(name, `node_modules/${name}`))
  expect(noticesOf(licenceNotices(root, works))).toEqual([
    'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nCopyright (c) A\nAll may use it.',
    'c 1.0.0 (MIT)\n\nCopyright (c) C\n\nC contains D',
  ])
})

test('a work without such a file has what its README says of the licence, else the name of its licence', () => {
  const root = plantProject({
    'node_modules/a/README.md': '# A\n\n## License\n\nCopyright (c) A\n\nAs is.\n\n## Authors\n\nA',
    'node_modules/b/Readme.md': '# B\n\n## Licensing\nCopyright (c) B',
    'node_modules/c/README.md': '# C\n\nA licence of use.',
  })
  const works = ['a', 'b', 'c'].map((name) => work(name, `node_modules/${name}`))
  expect(noticesOf(licenceNotices(root, works))).toEqual([
    'a 1.0.0 (MIT)\n\nCopyright (c) A\n\nAs is.',
    'b 1.0.0 (MIT)\n\nCopyright (c) B',
    'c 1.0.0 (MIT)\n\nLicence: MIT',
  ])
})

test('of a family the package of this system speaks, and what is not installed is left out', () => {
  const root = plantProject({ 'node_modules/@pic/linux/LICENSE': 'Copyright (c) Pic' })
  const works = [
    work('@pic/*', 'node_modules/@pic/mac', 'node_modules/@pic/linux'),
    work('@win/*', 'node_modules/@win/x'),
  ]
  expect(noticesOf(licenceNotices(root, works))).toEqual(['@pic/* 1.0.0 (MIT)\n\nCopyright (c) Pic'])
})

test('a work that is no package has the text that is kept by hand', () => {
  const root = plantProject({ 'content/notices/lucide.txt': 'ISC License\n' })
  expect(noticesOf(licenceNotices(root, [{ ...work('Lucide'), version: '' }]))).toEqual(['Lucide (MIT)\n\nISC License'])
})
