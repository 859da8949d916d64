import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bodyOf, readIconSet } from '../../scripts/vite/icons/icon-set.ts'
import { paletteOf } from '../engine/canvas/colour.ts'
import { type Champion, championRecipes } from './champions.ts'
import { palettes, tierPalettes } from './palettes.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

describe.each([
  ['m10s16', 60],
  ['m15s16', 65],
])('in %s', (season, count) => {
  const champions: Champion[] = read(`game-data/${season}/champions.json`)
  const recipes = championRecipes(season, champions)

  test('every champion has a recipe and a drawing', () => {
    const glyphs: Record<string, string> = read(`art/glyphs/${season}.json`).champions
    const icons = readIconSet()
    expect(recipes.size).toBe(count)
    expect([...recipes.keys()].filter((id) => bodyOf(icons, glyphs[id] ?? '') === null)).toEqual([])
  })

  test('no two champions share a seed, and all share a venue', () => {
    const all = [...recipes.values()]
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(count)
    expect(new Set(all.map(({ venue }) => venue)).size).toBe(1)
  })
})

test('a champion without a look throws with its id', () => {
  const stranger = { id: 'TFT10_Stranger', cost: 1, traits: ['Set10_Unknown'] }
  expect(() => championRecipes('m10s16', [stranger])).toThrow('TFT10_Stranger has none of the traits with a look')
  expect(() => championRecipes('m99s1', [stranger])).toThrow('has no looks for the season m99s1')
})

test('every palette parses', () => {
  for (const palette of Object.values({ ...palettes, ...tierPalettes })) expect(() => paletteOf(palette)).not.toThrow()
})
