import { type Canvas, createCanvas } from '../canvas/canvas.ts'
import { type Palette, type PaletteHex, paletteOf } from '../canvas/colour.ts'
import { createRandom } from '../canvas/noise.ts'
import type { Shape } from '../glyph/glyph-shape.ts'
import type { MotifName } from './motifs.ts'

/** A stage with a lamp wall, or a ring with ropes. */
export type Venue = 'concert' | 'arena'

/** What distinguishes a stage. */
export interface Recipe {
  palette: PaletteHex
  motif: MotifName
  venue: Venue
  seed: number
  /** Size of the sign relative to the default. */
  scale?: number
  /** Number of beams from above. */
  beams: number
  /** Number of confetti pieces. */
  confetti: number
}

/** Composition of a picture, as shares of its width and height. */
export interface Frame {
  width: number
  height: number
  /** Centre of the disc. */
  centerX: number
  centerY: number
  /** Size of disc and sign relative to the height. */
  size: number
  /** The stage's edge. */
  floor: number
  /** Share of the left side without confetti and lamps, for words. */
  keepClear: number
}

/** A picture being drawn; sizes are in pixels. */
export interface Scene {
  canvas: Canvas
  recipe: Recipe
  frame: Frame
  palette: Palette
  /** The sign; null for an empty stage. */
  shape: Shape | null
  center: { x: number; y: number }
  discRadius: number
  floor: number
  random: () => number
}

/** Side of the sign's square in pixels. */
export const signSize = ({ scale = 1 }: Recipe, { height, size }: Frame): number => height * size * 1.28 * scale

export function createScene(recipe: Recipe, frame: Frame, shape: Shape | null): Scene {
  const { width, height } = frame
  return {
    canvas: createCanvas(width, height),
    recipe,
    frame,
    palette: paletteOf(recipe.palette),
    shape,
    center: { x: width * frame.centerX, y: height * frame.centerY },
    discRadius: height * 0.55 * frame.size,
    floor: height * frame.floor,
    random: createRandom(recipe.seed),
  }
}
