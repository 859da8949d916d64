import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { type Page, pack } from './page-cache.ts'
import { PageTightening } from './page-tightening.ts'

const html = readFileSync(`${import.meta.dirname}/../../../game-data/m10s16/champions.json`, 'utf8')
const patiently = { timeout: 20_000 }
const looselyPacked = (): Promise<Page> => pack({ status: 200, headers: {}, html })

function keep(pages: Map<string, Page>) {
  return new PageTightening(
    (address) => pages.get(address),
    (address, page) => pages.set(address, page),
  )
}

test('a kept page is packed tighter and says the same under the same tag', async () => {
  const loose = await looselyPacked()
  const pages = new Map([['/en/', loose]])
  keep(pages).add('/en/')
  await vi.waitUntil(() => pages.get('/en/') !== loose, patiently)
  const tight = pages.get('/en/')!
  expect(tight.brotli.length).toBeLessThan(loose.brotli.length)
  expect(brotliDecompressSync(tight.brotli).toString()).toBe(html)
  expect(tight.etag).toBe(loose.etag)
})

test('a page that is dropped or made anew meanwhile is not brought back', async () => {
  const [dropped, old, last, fresh] = await Promise.all([1, 2, 3, 4].map(looselyPacked))
  const pages = new Map([
    ['/dropped', dropped!],
    ['/old', old!],
    ['/last', last!],
  ])
  const tightening = keep(pages)
  for (const address of pages.keys()) tightening.add(address)
  pages.delete('/dropped')
  pages.set('/old', fresh!)
  await vi.waitUntil(() => pages.get('/last') !== last, patiently)
  expect(pages.has('/dropped')).toBe(false)
  expect(brotliDecompressSync(pages.get('/old')!.brotli).toString()).toBe(html)
  expect(pages.get('/old')).not.toBe(old)
})
