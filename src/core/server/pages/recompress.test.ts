import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { type PackedPage, pack } from './page-cache.ts'
import { Recompression } from './recompress.ts'

const html = readFileSync(`${import.meta.dirname}/../../../../game-data/m10s16/champions.json`, 'utf8')
const patiently = { timeout: 20_000 }
const looselyPacked = (): Promise<PackedPage> => pack({ status: 200, headers: {}, html })

test('a page is packed tighter and says the same under the same tag', async () => {
  const page = await looselyPacked()
  const { brotli, etag } = page
  new Recompression().add(page)
  await vi.waitUntil(() => page.brotli !== brotli, patiently)
  expect(page.brotli.length).toBeLessThan(brotli.length)
  expect(brotliDecompressSync(page.brotli).toString()).toBe(html)
  expect(page.etag).toBe(etag)
})

test('pages that are forgotten meanwhile are left alone, and later ones take their turn', async () => {
  const [first, forgotten, later] = await Promise.all([1, 2, 3].map(looselyPacked))
  const [loose, untouched] = [later!.brotli, forgotten!.brotli]
  const recompression = new Recompression()
  recompression.add(first!)
  recompression.add(forgotten!)
  recompression.clear()
  recompression.add(later!)
  await vi.waitUntil(() => later!.brotli !== loose, patiently)
  expect(forgotten!.brotli).toBe(untouched)
})
