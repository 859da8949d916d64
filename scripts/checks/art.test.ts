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
  const lost = {
    '1920x1080/home.avif': 'npm run art m10s16',
    '96/TFT_Item_BFSword.webp': 'npm run art m10s16',
    '256/TFT10_Annie.avif': 'npm run art cast, then npm run art finish',
    '48/TFT10_Sona.webp': 'npm run art cast, then npm run art finish',
  }
  for (const file of Object.keys(lost)) rmSync(join(root, 'art/finished/act/m10s16', file))
  expect(findArtFaults(root).map(({ file, rule, fault }) => [file, rule, fault])).toEqual(
    Object.entries(lost).map(([file, way]) => [
      `art/finished/act/m10s16/${file}`,
      'art',
      `it is not drawn: run ${way}`,
    ]),
  )
})
