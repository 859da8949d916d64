import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('the readings are those of the names: else run `node scripts/dev/pinyin.mjs`', async () => {
  const { pinyinTable } = await import(new URL('pinyin.mjs', import.meta.url).href)
  const root = resolve(import.meta.dirname, '../..')
  expect(readFileSync(join(root, 'game-data/pinyin.json'), 'utf8')).toBe(pinyinTable(root))
})
