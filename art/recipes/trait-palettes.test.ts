import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { paletteOf } from '../engine/canvas/colour.ts'
import { palettes, tierPalettes } from './palettes.ts'
import { type Champion, paletteOfChampion, paletteOfTrait } from './trait-palettes.ts'

const root = resolve(import.meta.dirname, '../..')
const championsOf = (season: string): Champion[] =>
  JSON.parse(readFileSync(join(root, 'game-data', season, 'champions.json'), 'utf8'))

test.each(['m10s16', 'm15s16'])('every champion of %s has a palette', (season) => {
  for (const champion of championsOf(season))
    expect(Object.values(palettes)).toContain(paletteOfChampion(season, champion))
})

test("a champion takes the palette of its first trait that has one, or the champion's own", () => {
  const champion = { id: 'TFT15_Someone', cost: 1, traits: ['TFT15_Bastion', 'TFT15_GemForce', 'TFT15_Captain'] }
  expect(paletteOfChampion('m15s16', champion)).toBe(palettes.gem)
  expect(paletteOfChampion('m15s16', { ...champion, id: 'TFT15_Zyra' })).toBe(palettes.rose)
})

test('a champion or a season without a palette throws with its id', () => {
  const stranger = { id: 'TFT10_Stranger', cost: 1, traits: ['Set10_Unknown'] }
  expect(() => paletteOfChampion('m10s16', stranger)).toThrow('TFT10_Stranger has none of the traits with a palette')
  expect(() => paletteOfChampion('m99s1', stranger)).toThrow('has no palettes for the season m99s1')
})

test('a trait without a palette has none', () => {
  expect(paletteOfTrait('m10s16', 'Set10_KDA')).toBe(palettes.headline)
  expect(paletteOfTrait('m10s16', 'Set10_Unknown')).toBeUndefined()
})

test('every palette parses', () => {
  for (const palette of Object.values({ ...palettes, ...tierPalettes })) expect(() => paletteOf(palette)).not.toThrow()
})
