import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readIconSprites, withOwnIcons } from './icon-sprites.ts'

const sheet = (...signs: [string, string][]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${signs.map(([id, path]) => `<symbol id="${id}" viewBox="0 0 9 9"><path d="${path}"/></symbol>`).join('')}</svg>`

function sheetsOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'encore-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return readIconSprites(folder)
}

const use = (address: string) => `<svg class="s"><use href="${address}"></use></svg>`

test('a page draws each sign that it shows once, by a name that tells its sheet, and no other sign of the sheet', () => {
  const sheets = sheetsOf({
    'marks-Abc_-123.svg': sheet(['x', 'M1 1'], ['y', 'M2 2']),
    'stats-12345678.svg': sheet(['x', 'M3 3']),
  })
  const [marksX, statsX] = ['/assets/marks-Abc_-123.svg#x', '/assets/stats-12345678.svg#x']
  expect(withOwnIcons(`<p>${use(marksX)}${use(statsX)}${use(marksX)}</p>`, sheets)).toEqual({
    app: `<p>${use('#marks-x')}${use('#stats-x')}${use('#marks-x')}</p>`,
    signs:
      '<svg class="visually-hidden" aria-hidden="true">' +
      '<symbol id="marks-x" viewBox="0 0 9 9"><path d="M1 1"/></symbol>' +
      '<symbol id="stats-x" viewBox="0 0 9 9"><path d="M3 3"/></symbol></svg>',
  })
})

test('a page that shows much of a sheet names it, while it draws the signs of others itself', () => {
  const long = 'M1 1'.repeat(1500)
  const sheets = sheetsOf({
    'traits-12345678.svg': sheet(['a', long], ['b', long]),
    'marks-12345678.svg': sheet(['x', 'M1 1']),
  })
  const traits = use('/assets/traits-12345678.svg#a') + use('/assets/traits-12345678.svg#b')
  const { app, signs } = withOwnIcons(traits + use('/assets/marks-12345678.svg#x'), sheets)
  expect(app).toBe(traits + use('#marks-x'))
  expect(signs).not.toContain(long)
  expect(withOwnIcons(use('/assets/traits-12345678.svg#a'), sheets).signs).toContain(long)
})

test('what is no sign of a sheet stays as it is', () => {
  const sheets = sheetsOf({
    'marks-12345678.svg': sheet(['x', 'M1 1']),
    'icon-12345678.svg': '<svg><path d="M0 0"/></svg>',
  })
  const others = use('/assets/marks-12345678.svg#z') + use('/assets/icon-12345678.svg#x') + use('#own')
  expect(withOwnIcons(others, sheets)).toEqual({ app: others, signs: '' })
})
