import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Recipe } from '../engine/figure/recipe.ts'
import type { Performer } from '../engine/frames/performer.ts'
import { type Champion, paletteOfChampion } from '../recipes/trait-palettes.ts'
import { recipes } from './recipes.ts'

const gameData = resolve(import.meta.dirname, '../../game-data')

const read = (season: string): Champion[] => JSON.parse(readFileSync(join(gameData, season, 'champions.json'), 'utf8'))

/** The performers of a season by champion id; throws for a recipe of an unknown champion. */
export function performersOf(season: string): Map<string, Performer> {
  const champions = new Map(read(season).map((champion) => [champion.id, champion]))
  return new Map(
    (recipes[season] ?? []).map((recipe): [string, Performer] => {
      const champion = champions.get(recipe.id)
      if (!champion) throw new Error(`art/cast: the season has no champion ${recipe.id}`)
      return [recipe.id, { recipe, palette: paletteOfChampion(season, champion), cost: champion.cost }]
    }),
  )
}

/** Ids of a season's champions without a recipe. */
export const missingFrom = (season: string): string[] => {
  const drawn = new Set((recipes[season] ?? []).map(({ id }) => id))
  return read(season)
    .map(({ id }) => id)
    .filter((id) => !drawn.has(id))
}

/** Neighbours in a list that share both set and camera. */
export const alikeNeighbours = (row: readonly Recipe[]): [string, string][] =>
  row.slice(1).flatMap((recipe, index): [string, string][] => {
    const before = row[index]!
    return recipe.set === before.set && recipe.camera === before.camera ? [[before.id, recipe.id]] : []
  })
