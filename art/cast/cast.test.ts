import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listChampions } from '#src/game/server/champions.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { figureOf } from '../engine/figure/figure.ts'
import { aura } from '../engine/modules/aura.ts'
import { gear } from '../engine/modules/gear/gear.ts'
import { hair } from '../engine/modules/hair/hair.ts'
import { limbs } from '../engine/modules/limbs.ts'
import { outfit } from '../engine/modules/outfit/outfit.ts'
import { tools } from '../engine/modules/tools/tools.ts'
import { alikeNeighbours, membersNamed, missingFrom, performersOf } from './champions.ts'
import { differenceOf } from './draw/distinct.ts'
import { fingerprintOf } from './draw/fingerprint.ts'
import { modules } from './draw/module-samples.ts'
import { people } from './draw/samples.ts'
import { recipes } from './recipes.ts'

const seasons = Object.keys(recipes)

test.each(seasons)('every recipe of %s is of a champion of the season, once', (season) => {
  const performers = performersOf(season)
  expect(performers.size).toBe(recipes[season]!.length)
  expect(performers.size + missingFrom(season).length).toBe(season === 'm10s16' ? 60 : 65)
})

test.each(seasons)('every recipe of %s makes a figure', (season) => {
  for (const { recipe, cost } of performersOf(season).values()) {
    const { layers, crop } = figureOf(recipe)
    expect(layers.length).toBeGreaterThan(8)
    expect(crop[2]).toBeGreaterThan(300)
    expect(cost).toBeGreaterThan(0)
  }
})

test('members are found by id, and by name in every season', () => {
  const found = (names: string[]) => membersNamed(names).map(({ season, id }) => `${season} ${id}`)
  expect(found(['Seraphine', 'TFT15_Gwen'])).toEqual([
    'm10s16 TFT10_Seraphine',
    'm15s16 TFT15_Seraphine',
    'm15s16 TFT15_Gwen',
  ])
  expect(found(['Sona', 'TFT10_Sona'])).toEqual(['m10s16 TFT10_Sona'])
  expect(found([])).toHaveLength(125)
})

test('neighbours with the same set and camera are found', () => {
  const [first, second] = recipes.m10s16!
  const alike = { ...second!, set: first!.set, camera: first!.camera }
  expect(alikeNeighbours([first!, alike])).toEqual([[first!.id, second!.id]])
  const other = { ...second!, set: first!.set, camera: first!.camera === 'low' ? ('roof' as const) : ('low' as const) }
  expect(alikeNeighbours([first!, other, alike])).toEqual([])
})

test.each(seasons)('in the gallery of %s no neighbours share set and camera', (season) => {
  const facts = readGameData(join(import.meta.dirname, '../..')).seasons.get(season)!
  const byId = new Map(recipes[season]!.map((recipe) => [recipe.id, recipe]))
  const row = listChampions(facts, 'en').flatMap(({ id }) => byId.get(id) ?? [])
  expect(row.length).toBe(byId.size)
  expect(alikeNeighbours(row)).toEqual([])
})

test('the sheet shows every module', () => {
  const shown = new Set(
    [...people, ...modules].flatMap(([, { hair, gear, outfit, limbs, aura, tools }]) =>
      [hair, gear, outfit, limbs, aura, tools].flatMap((chosen) => Object.keys(chosen ?? {})),
    ),
  )
  const known = Object.keys({ ...hair, ...gear, ...outfit, ...limbs, ...aura, ...tools })
  expect(known.filter((name) => !shown.has(name))).toEqual([])
})

test('the description names every module', () => {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const known = Object.keys({ ...hair, ...gear, ...outfit, ...limbs, ...aura, ...tools })
  expect(known.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test('a fingerprint changes with what is drawn, and only then', () => {
  const performer = performersOf('m15s16').get('TFT15_Gwen')!
  const { recipe } = performer
  const changed = (change: Partial<typeof recipe>) => fingerprintOf({ ...performer, recipe: { ...recipe, ...change } })
  expect(changed({})).toBe(fingerprintOf(performer))
  expect(changed({ skin: '#f6e0db' })).not.toBe(fingerprintOf(performer))
  expect(changed({ camera: 'low' })).not.toBe(fingerprintOf(performer))
  expect(fingerprintOf({ ...performer, cost: 1 })).not.toBe(fingerprintOf(performer))
})

test('the difference of tokens ignores a shift by a pixel', () => {
  const disc = (x: number) =>
    Float32Array.from({ length: 32 * 32 }, (_, place) => (Math.hypot((place % 32) - x, place / 32 - 16) < 7 ? 1 : 0))
  expect(differenceOf(disc(16), disc(17))).toBeLessThan(0.02)
  expect(differenceOf(disc(12), disc(20))).toBeGreaterThan(0.2)
})
