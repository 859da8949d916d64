import type { PaletteHex } from '../engine/canvas/colour.ts'
import { type PaletteName, palettes, tierPalettes } from './palettes.ts'
import { paletteOfTrait } from './trait-palettes.ts'

export interface Item {
  id: string
  category: string
  recipe: string[]
  grantsTrait?: string | undefined
}

/** Palettes of components; items made of them take that of the first. */
const components: Record<string, PaletteHex> = {
  TFT_Item_BFSword: palettes.sentai,
  TFT_Item_RecurveBow: palettes.monster,
  TFT_Item_NeedlesslyLargeRod: palettes.ultra,
  TFT_Item_TearOfTheGoddess: palettes.neonBlue,
  TFT_Item_ChainVest: palettes.saloon,
  TFT_Item_NegatronCloak: palettes.fiesta,
  TFT_Item_GiantsBelt: palettes.jade,
  TFT_Item_SparringGloves: palettes.soul,
  TFT_Item_Spatula: tierPalettes.gold,
  TFT_Item_FryingPan: palettes.steel,
}

const categories: Record<string, PaletteName> = {
  completed: 'aurora',
  radiant: 'monster',
  support: 'cell',
  artifact: 'voltage',
  emblem: 'disco',
  special: 'star',
}

/** An item's palette, by component, emblem trait or category. */
export function itemPalette({ id, category, recipe, grantsTrait }: Item, season: string): PaletteHex {
  const ofTrait = grantsTrait ? paletteOfTrait(season, grantsTrait) : undefined
  return components[id] ?? ofTrait ?? components[recipe[0] ?? ''] ?? palettes[categories[category] ?? 'steel']
}

/** Sweet palettes for power snax. */
const sweets: PaletteName[] = ['candy', 'tide', 'rose', 'acid', 'voltage', 'gem', 'academy', 'clock']

/** A power snack's palette, chosen by its glyph. */
export const snackPalette = (glyph: string): PaletteHex =>
  palettes[sweets[[...glyph].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % sweets.length]!]
