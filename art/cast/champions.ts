import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Recipe } from '../engine/figure/recipe.ts'
import type { Performer } from '../engine/frames/performer.ts'
import { type Champion, paletteOfChampion } from '../recipes/trait-palettes.ts'
import { Refusal } from '../refusal.ts'
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

/** A champion with a recipe, and its season. */
export interface Member {
  season: string
  id: string
  performer: Performer
}

/** Members of the cast by ids or names such as Sona, in the order of the names; without names all. */
export function membersNamed(names: readonly string[]): Member[] {
  const all = Object.keys(recipes).flatMap((season) =>
    [...performersOf(season)].map(([id, performer]) => ({ season, id, performer })),
  )
  const found = names.map((name) => all.filter(({ id }) => id === name || id.endsWith(`_${name}`)))
  const unknown = names.filter((_, place) => found[place]!.length === 0)
  if (unknown.length > 0) throw new Refusal(`art/cast has no recipe of ${unknown.join(', ')}.`)
  return names.length > 0 ? [...new Set(found.flat())] : all
}

/** Ids and costs of a season's champions. */
export const championsOf = (season: string): { id: string; cost: number }[] => read(season)

/** Ids of a season's champions without a recipe. */
export function missingFrom(season: string): string[] {
  const drawn = new Set((recipes[season] ?? []).map(({ id }) => id))
  return championsOf(season)
    .map(({ id }) => id)
    .filter((id) => !drawn.has(id))
}

/** Neighbours in a list that share both set and camera. */
export const alikeNeighbours = (row: readonly Recipe[]): [string, string][] =>
  row.slice(1).flatMap((recipe, index): [string, string][] => {
    const before = row[index]!
    return recipe.set === before.set && recipe.camera === before.camera ? [[before.id, recipe.id]] : []
  })
