import type { MotifName } from '../engine/motifs.ts'
import type { Frame } from '../engine/scene.ts'
import { type PaletteName, palettes } from './palettes.ts'
import type { Stage } from './stages.ts'

const frame: Frame = {
  width: 1440,
  height: 810,
  centerX: 0.5,
  centerY: 0.44,
  size: 0.72,
  floor: 0.85,
  surroundings: 'all',
  motifGain: 1,
  keepClear: 0,
}

function cover(
  glyph: string,
  { palette, motif, seed }: { palette: PaletteName; motif: MotifName; seed: number },
): Stage {
  const recipe = { palette: palettes[palette], motif, venue: 'concert', seed, beams: 10, confetti: 40 } as const
  return { recipe, frame, sign: { glyph } }
}

/** The cover of an article that has none of its own, by what it is about: the labels of news, and guides. */
export const covers: Record<string, Stage> = {
  announcement: cover('megaphone', { palette: 'headline', motif: 'vinyl', seed: 31 }),
  media: cover('trophy', { palette: 'soul', motif: 'radial', seed: 32 }),
  dev: cover('metronome', { palette: 'ultra', motif: 'scope', seed: 33 }),
  community: cover('love-song', { palette: 'aurora', motif: 'vinyl', seed: 34 }),
  guide: cover('boombox', { palette: 'saloon', motif: 'halftone', seed: 35 }),
}
