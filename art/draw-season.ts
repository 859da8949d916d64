import { artName } from '#src/game/art.rules.ts'
import { drawTotem, portraitFrame, splashFrame } from './engine/draw-totem.ts'
import { glyphSvg } from './engine/modules/glyph.ts'
import { type Champion, championRecipes } from './recipes/champions.ts'
import { type Item, itemPalette, snackPalette } from './recipes/icons.ts'
import { tierPalettes } from './recipes/palettes.ts'
import { stages } from './recipes/stages.ts'
import { avifOf, iconOf, type Job, readJson, stageOf } from './write-art.ts'

type Glyphs = Record<'champions' | 'items' | 'augments' | 'snax', Record<string, string>>

/** Every picture of a season: stages, splashes, portraits and icons. */
export function* picturesOfSeason(season: string): Generator<Job> {
  const glyphs: Glyphs = readJson(`art/glyphs/${season}.json`)
  const known = stages[season]
  if (!known) throw new Error(`art/recipes/stages.ts has no stages for the season ${season}`)
  for (const [path, stage] of Object.entries(known))
    yield { name: path, path: `${path}.avif`, draw: () => stageOf(stage) }
  yield* champions(season, glyphs)
  yield* icons(season, glyphs)
}

function* champions(season: string, glyphs: Glyphs): Generator<Job> {
  const all: Champion[] = readJson(`game-data/${season}/champions.json`)
  for (const [id, recipe] of championRecipes(season, all)) {
    const drawing = () => ({ svg: glyphSvg(glyphs.champions[id] ?? id) })
    yield {
      name: id,
      path: `1624x750/${id}.avif`,
      draw: async () => avifOf(drawTotem(recipe, splashFrame, drawing())),
    }
    yield {
      name: id,
      path: `256/${id}.avif`,
      draw: async () => avifOf(drawTotem(recipe, portraitFrame, drawing()), 256),
    }
  }
}

function* icons(season: string, glyphs: Glyphs): Generator<Job> {
  const items: Item[] = readJson(`game-data/${season}/items.json`)
  const augments: { id: string; tier: keyof typeof tierPalettes }[] = readJson(`game-data/${season}/augments.json`)
  const icon = (id: string, draw: Job['draw']): Job => ({ name: id, path: `96/${artName(id)}.webp`, draw })
  for (const item of items)
    yield icon(item.id, () => iconOf(glyphs.items[item.id] ?? item.id, itemPalette(item, season), 96))
  for (const { id, tier } of augments) yield icon(id, () => iconOf(glyphs.augments[id] ?? id, tierPalettes[tier], 96))
  for (const [id, glyph] of Object.entries(glyphs.snax)) yield icon(id, () => iconOf(glyph, snackPalette(glyph), 96))
}
