import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildPageLibrary } from './page-library.ts'
import { readGameData } from './season-files.ts'

test('the prerelease group holds seasons that release does not show', () => {
  const gameData = readGameData(resolve(import.meta.dirname, '../../..'))
  const { data, script } = buildPageLibrary(gameData, ['m10s16'])
  const seasons = [...data].filter(([path]) => path.includes('/season-en.'))
  expect(seasons.map(([, text]) => JSON.parse(text).map(({ id }: { id: string }) => id))).toEqual([
    ['m10s16'],
    ['m10s16', 'm15s16'],
  ])
  for (const [path] of seasons) expect(script).toContain(path)
})
