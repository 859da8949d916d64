import { findAlikeTokens } from './cast/draw/distinct.ts'
import { drawCast } from './cast/draw/draw-cast.ts'
import { lookAtFigures, lookAtSplashes, lookAtTokens } from './cast/draw/look.ts'
import { lookAtModules } from './cast/draw/module-sheet.ts'
import { finishCast } from './cast/finish/finish.ts'
import { writeSheets } from './cast/finish/sheets.ts'
import { picturesOfSeason } from './draw-season.ts'
import { covers } from './recipes/covers.ts'
import { prizes } from './recipes/prizes.ts'
import { type ArtRequest, iconOf, type Job, stageOf, writeArt } from './write-art.ts'

/** Commands for the cast of champions; names are ids, or names such as Sona. */
const castCommands: Record<string, (names: string[]) => Promise<void>> = {
  cast: drawCast,
  finish: finishCast,
  sheets: writeSheets,
  figures: lookAtFigures,
  tokens: lookAtTokens,
  splashes: lookAtSplashes,
  modules: lookAtModules,
  distinct: findAlikeTokens,
}

/** Draws the requested pictures of a group into art/finished/act/<group>, or runs a command for the cast. */
export const run = (request: ArtRequest): Promise<void> =>
  castCommands[request.group]?.(request.names) ?? writeArt(request, picturesOf(request.group))

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
