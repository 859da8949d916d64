import type { PaletteHex } from '../canvas/colour.ts'
import type { Recipe } from '../figure/recipe.ts'

/** A recipe with what the game says of its champion. */
export interface Performer {
  recipe: Recipe
  palette: PaletteHex
  /** 1 to 5. */
  cost: number
}

/** A number of 1 to 97 by id, for everything that chance decides in a picture. */
export const seedOf = (id: string): number =>
  ([...id].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7) % 97) + 1
