import { type Canvas, createCanvas } from '../canvas.ts'
import { type Palette, type PaletteHex, paletteOf } from '../colour.ts'
import type { Shape } from '../glyph-shape.ts'
import type { MotifName } from '../motifs.ts'
import { createRandom } from '../noise.ts'

/** Where a totem stands: on a stage with a wall of lamps, or in a ring with ropes. */
export type Venue = 'concert' | 'arena'

/** What makes a picture one of its champion. */
export interface Recipe {
  palette: PaletteHex
  motif: MotifName
  venue: Venue
  seed: number
  /** Size of the totem against the usual one. */
  scale?: number
  /** Beams from above. */
  beams?: number
  /** Pieces of confetti. */
  confetti?: number
}

/** How a picture is cut: shares of its width and height. */
export interface Frame {
  width: number
  height: number
  /** Middle of the disc. */
  centerX: number
  centerY: number
  /** Size of disc and totem against the height. */
  size: number
  /** The stage's edge; 1 or more leaves no floor in the picture. */
  floor: number
  /** What stands around the totem: all of it, or nothing but light as in a portrait. */
  surroundings: 'all' | 'none'
  /** How bright the disc is against the usual. */
  motifGain: number
  /** Calm for words: confetti and lamps keep off the left up to here. */
  keepClear: number
}

/** A picture in the making, in pixels. */
export interface Scene {
  canvas: Canvas
  recipe: Recipe
  frame: Frame
  palette: Palette
  /** The totem; null where the disc alone is shown. */
  shape: Shape | null
  center: { x: number; y: number }
  discRadius: number
  floor: number
  random: () => number
}

/** Side of the totem's square in a picture, in pixels. */
export const totemSize = ({ scale = 1 }: Recipe, { height, size }: Frame): number => height * size * 1.28 * scale

/** An empty picture of a recipe in a frame. */
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
