import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { artAddress, artName } from './art.rules.ts'

const root = resolve(import.meta.dirname, '../..')

test('an address contains no reserved characters', () => {
  expect(artAddress({ season: 'm10s16', folder: '96', name: "a#1:b'c d", format: 'webp' })).toBe(
    '/act/m10s16/96/a-1-b-c-d.webp',
  )
})

test.each(['m10s16', 'm15s16'])('no two pictures of %s share a file name', (season) => {
  const ids = ['champions', 'items', 'augments', 'snax'].flatMap((kind) =>
    JSON.parse(readFileSync(join(root, `game-data/${season}/${kind}.json`), 'utf8')).map(
      ({ id }: { id: string }) => id,
    ),
  )
  expect(new Set(ids.map(artName)).size).toBe(new Set(ids).size)
})
