import { addBloom, develop, type Picture } from './canvas/finish.ts'
import { shapeOf } from './glyph/glyph-shape.ts'
import { paintBackdrop, paintLampWall, paintStands } from './stage/backdrop.ts'
import { paintBeams } from './stage/beams.ts'
import { paintConfetti } from './stage/confetti.ts'
import { paintCrowd } from './stage/crowd.ts'
import { paintDisc } from './stage/disc.ts'
import { paintRing } from './stage/ring.ts'
import { createScene, type Frame, type Recipe, totemSize } from './stage/scene.ts'
import { paintEdgeOfStage, paintFloor, paintTotem } from './stage/totem.ts'

/** A totem's drawing: the inner SVG of a 512 square. */
export interface Drawing {
  svg: string
  /** Degrees, clockwise. */
  tilt?: number
  isFlipped?: boolean
}

/** A champion's splash: the totem on the right, calm on the left for words. */
export const splashFrame: Frame = {
  width: 1624,
  height: 750,
  centerX: 0.66,
  centerY: 0.435,
  size: 0.72,
  floor: 0.83,
  surroundings: 'all',
  motifGain: 1,
  keepClear: 0.42,
}

/** A champion's portrait: the totem before its disc. */
export const portraitFrame: Frame = {
  width: 384,
  height: 384,
  centerX: 0.5,
  centerY: 0.5,
  size: 1,
  floor: 2,
  surroundings: 'none',
  motifGain: 0.55,
  keepClear: 0,
}

/** Draws a totem on its stage, or an empty stage; deterministic by recipe. */
export function drawTotem(recipe: Recipe, frame: Frame, drawing: Drawing | null): Picture {
  const placement = drawing && {
    size: Math.max(256, Math.ceil(totemSize(recipe, frame))),
    border: 0.14,
    tilt: drawing.tilt ?? 0,
    isFlipped: drawing.isFlipped ?? false,
  }
  const scene = createScene(recipe, frame, drawing && placement && shapeOf(drawing.svg, placement))
  const isWhole = frame.surroundings === 'all'
  paintBackdrop(scene)
  if (isWhole) recipe.venue === 'arena' ? paintStands(scene) : paintLampWall(scene)
  paintDisc(scene)
  paintBeams(scene)
  paintTotem(scene)
  if (isWhole) paintFloor(scene)
  if (isWhole) paintEdgeOfStage(scene)
  paintConfetti(scene)
  if (isWhole) recipe.venue === 'arena' ? paintRing(scene) : paintCrowd(scene)
  addBloom(scene.canvas)
  return develop(scene.canvas, { seed: recipe.seed, grain: 0.028, vignette: 0.35 })
}
