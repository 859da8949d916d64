import type { PaletteHex } from '../engine/canvas/colour.ts'
import type { MotifName } from '../engine/stage/motifs.ts'
import type { Recipe, Venue } from '../engine/stage/scene.ts'
import { type PaletteName, palettes } from './palettes.ts'

/** A trait's palette, and motifs that its champions take in turns. */
interface Look {
  palette: PaletteName
  motifs: MotifName[]
}

const looks: Record<string, { venue: Venue; traits: Record<string, Look> }> = {
  m10s16: {
    venue: 'concert',
    traits: {
      Set10_Emo: { palette: 'steel', motifs: ['scope', 'halftone'] },
      Set10_8Bit: { palette: 'aurora', motifs: ['halftone', 'arch'] },
      Set10_KDA: { palette: 'headline', motifs: ['radial', 'halftone'] },
      Set10_PunkRock: { palette: 'riot', motifs: ['halftone', 'scope'] },
      Set10_PopBand: { palette: 'neonBlue', motifs: ['scope', 'radial'] },
      Set10_TrueDamage: { palette: 'voltage', motifs: ['radial', 'vinyl'] },
      Set10_Funk: { palette: 'disco', motifs: ['arch', 'vinyl'] },
      Set10_Pentakill: { palette: 'acid', motifs: ['scope', 'vinyl'] },
      Set10_Country: { palette: 'saloon', motifs: ['arch', 'vinyl'] },
      Set10_Jazz: { palette: 'ultra', motifs: ['vinyl', 'arch'] },
      Set10_EDM: { palette: 'rave', motifs: ['radial', 'scope'] },
      Set10_Hyperpop: { palette: 'candy', motifs: ['halftone', 'radial'] },
      Set10_IllBeats: { palette: 'tide', motifs: ['vinyl'] },
      Set10_Classical: { palette: 'opera', motifs: ['arch'] },
      Set10_DJ: { palette: 'aurora', motifs: ['radial'] },
    },
  },
  m15s16: {
    venue: 'arena',
    traits: {
      TFT15_SentaiRanger: { palette: 'sentai', motifs: ['burst', 'rays'] },
      TFT15_BattleAcademia: { palette: 'academy', motifs: ['rays', 'octagon'] },
      TFT15_Luchador: { palette: 'fiesta', motifs: ['studs', 'rays'] },
      TFT15_SoulFighter: { palette: 'soul', motifs: ['blaze', 'burst'] },
      TFT15_Empyrean: { palette: 'empyrean', motifs: ['octagon', 'blaze'] },
      TFT15_SupremeCells: { palette: 'cell', motifs: ['burst', 'octagon'] },
      TFT15_TheCrew: { palette: 'crew', motifs: ['studs', 'burst'] },
      TFT15_StarGuardian: { palette: 'star', motifs: ['rays', 'studs'] },
      TFT15_GemForce: { palette: 'gem', motifs: ['octagon', 'rays'] },
      TFT15_OldMentor: { palette: 'jade', motifs: ['octagon', 'blaze'] },
      TFT15_MonsterTrainer: { palette: 'monster', motifs: ['burst', 'studs'] },
      TFT15_ElTigre: { palette: 'fiesta', motifs: ['studs'] },
      TFT15_DragonFist: { palette: 'dragon', motifs: ['blaze'] },
      TFT15_Captain: { palette: 'crew', motifs: ['studs'] },
    },
  },
}

/** Looks of champions that differ from their first trait's. */
const ownLooks: Record<string, Look> = {
  TFT15_Ekko: { palette: 'clock', motifs: ['octagon'] },
  TFT15_Varus: { palette: 'headline', motifs: ['octagon'] },
  TFT15_Zyra: { palette: 'rose', motifs: ['blaze'] },
}

export interface Champion {
  id: string
  cost: number
  traits: string[]
}

/** Recipes of a season's champions by id; throws with the id of one without a look. */
export function championRecipes(season: string, champions: Champion[]): Map<string, Recipe> {
  const known = looks[season]
  if (!known) throw new Error(`art/recipes/champions.ts has no looks for the season ${season}`)
  const turns = new Map<Look, number>()
  return new Map(
    champions.map((champion) => {
      const look = ownLooks[champion.id] ?? known.traits[champion.traits.find((trait) => trait in known.traits) ?? '']
      if (!look) throw new Error(`art/recipes/champions.ts: ${champion.id} has none of the traits with a look`)
      const turn = turns.get(look) ?? 0
      turns.set(look, turn + 1)
      return [champion.id, recipeOf(champion, known.venue, { look, turn })]
    }),
  )
}

function recipeOf({ id, cost }: Champion, venue: Venue, { look, turn }: { look: Look; turn: number }): Recipe {
  const motif = look.motifs[turn % look.motifs.length]!
  return { palette: palettes[look.palette], motif, venue, seed: seedOf(id), confetti: 30 + cost * 12, beams: 6 + cost }
}

/** The palette of a trait's look, if it has one. */
export function paletteOfTrait(season: string, trait: string): PaletteHex | undefined {
  const look = looks[season]?.traits[trait]
  return look && palettes[look.palette]
}

/** Hashes an id to 1-9973. */
const seedOf = (id: string): number =>
  [...id].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7) + 1
