import { picturesOfSeason } from './draw-season.ts'
import { covers } from './recipes/covers.ts'
import { prizes } from './recipes/prizes.ts'
import { type ArtRequest, iconOf, type Job, stageOf, writeArt } from './write-art.ts'

/** Draws the requested pictures of a group into art/finished/act/<group>. */
export const run = (request: ArtRequest): Promise<void> => writeArt(request, picturesOf(request.group))

/** Every picture of a group. */
export function picturesOf(group: string): Iterable<Job> {
  if (group === 'covers')
    return Object.entries(covers).map(([name, stage]) => ({
      name,
      path: `1440x810/${name}.avif`,
      draw: () => stageOf(stage),
    }))
  if (group === 'prizes')
    return prizes.map(({ name, glyph, palette }) => ({
      name,
      path: `160/${name}.webp`,
      draw: () => iconOf(glyph, palette, 160),
    }))
  return picturesOfSeason(group)
}
