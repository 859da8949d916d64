import { artName } from '#src/game/art.rules.ts'
import { type Item, itemPalette, snackPalette } from './recipes/icons.ts'
import { tierPalettes } from './recipes/palettes.ts'
import { stages } from './recipes/stages.ts'
import { Refusal } from './refusal.ts'
import { iconOf, type Job, readJson, stageOf } from './write-art.ts'

type Glyphs = Record<'items' | 'augments' | 'snax', Record<string, string>>

/** Every picture of a season but those of its champions: stages and icons. */
export function* picturesOfSeason(season: string): Generator<Job> {
  const known = stages[season]
  if (!known) throw new Refusal(`art/recipes/stages.ts has no stages for the season ${season}.`)
  for (const [path, stage] of Object.entries(known))
    yield { name: path, path: `${path}.avif`, draw: () => stageOf(stage) }
  yield* icons(season)
}

function* icons(season: string): Generator<Job> {
  const glyphs: Glyphs = readJson(`art/glyphs/${season}.json`)
  const items: Item[] = readJson(`game-data/${season}/items.json`)
  const augments: { id: string; tier: keyof typeof tierPalettes }[] = readJson(`game-data/${season}/augments.json`)
  const icon = (id: string, draw: Job['draw']): Job => ({ name: id, path: `96/${artName(id)}.webp`, draw })
  for (const item of items)
    yield icon(item.id, () => iconOf(glyphs.items[item.id] ?? item.id, itemPalette(item, season), 96))
  for (const { id, tier } of augments) yield icon(id, () => iconOf(glyphs.augments[id] ?? id, tierPalettes[tier], 96))
  for (const [id, glyph] of Object.entries(glyphs.snax)) yield icon(id, () => iconOf(glyph, snackPalette(glyph), 96))
}
