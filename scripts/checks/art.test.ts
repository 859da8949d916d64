import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findArtFaults } from './art.ts'
import { plantProject } from './planted-project.ts'

test('a picture that was not drawn is named with the way to draw it', () => {
  const root = plantProject({})
  for (const folder of ['game-data', 'art/glyphs', 'art/finished'])
    cpSync(resolve(import.meta.dirname, '../..', folder), join(root, folder), { recursive: true })
  expect(findArtFaults(root)).toEqual([])
  const lost = ['1920x1080/home.avif', '256/TFT10_Annie.avif', '1624x750/TFT10_Sona.avif', '96/TFT_Item_BFSword.webp']
  for (const file of lost) rmSync(join(root, 'art/finished/act/m10s16', file))
  expect(findArtFaults(root).map(({ file, rule, fault }) => [file, rule, fault])).toEqual(
    lost.map((file) => [`art/finished/act/m10s16/${file}`, 'art', 'it is not drawn: run node scripts/art.mjs m10s16']),
  )
})
