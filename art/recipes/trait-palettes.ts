import type { PaletteHex } from '../engine/canvas/colour.ts'
import { type PaletteName, palettes } from './palettes.ts'

/** Palettes of traits by season; a champion takes that of its first trait that has one. */
const traitPalettes: Record<string, Record<string, PaletteName>> = {
  m10s16: {
    Set10_Emo: 'steel',
    Set10_8Bit: 'aurora',
    Set10_KDA: 'headline',
    Set10_PunkRock: 'riot',
    Set10_PopBand: 'neonBlue',
    Set10_TrueDamage: 'voltage',
    Set10_Funk: 'disco',
    Set10_Pentakill: 'acid',
    Set10_Country: 'saloon',
    Set10_Jazz: 'ultra',
    Set10_EDM: 'rave',
    Set10_Hyperpop: 'candy',
    Set10_IllBeats: 'tide',
    Set10_Classical: 'opera',
    Set10_DJ: 'aurora',
  },
  m15s16: {
    TFT15_SentaiRanger: 'sentai',
    TFT15_BattleAcademia: 'academy',
    TFT15_Luchador: 'fiesta',
    TFT15_SoulFighter: 'soul',
    TFT15_Empyrean: 'empyrean',
    TFT15_SupremeCells: 'cell',
    TFT15_TheCrew: 'crew',
    TFT15_StarGuardian: 'star',
    TFT15_GemForce: 'gem',
    TFT15_OldMentor: 'jade',
    TFT15_MonsterTrainer: 'monster',
    TFT15_ElTigre: 'fiesta',
    TFT15_DragonFist: 'dragon',
    TFT15_Captain: 'crew',
  },
}

/** Palettes of champions that differ from their trait's. */
const ownPalettes: Record<string, PaletteName> = { TFT15_Ekko: 'clock', TFT15_Varus: 'headline', TFT15_Zyra: 'rose' }

export interface Champion {
  id: string
  cost: number
  traits: string[]
}

/** A champion's palette; throws with the id of one without. */
export function paletteOfChampion(season: string, { id, traits }: Champion): PaletteHex {
  const known = traitPalettes[season]
  if (!known) throw new Error(`art/recipes/trait-palettes.ts has no palettes for the season ${season}`)
  const name = ownPalettes[id] ?? traits.map((trait) => known[trait]).find(Boolean)
  if (!name) throw new Error(`art/recipes/trait-palettes.ts: ${id} has none of the traits with a palette`)
  return palettes[name]
}

/** A trait's palette, if it has one. */
export function paletteOfTrait(season: string, trait: string): PaletteHex | undefined {
  const name = traitPalettes[season]?.[trait]
  return name && palettes[name]
}
