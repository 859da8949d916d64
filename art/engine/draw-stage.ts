import { addBloom, develop, type Picture } from './canvas/finish.ts'
import { shapeOf } from './glyph/glyph-shape.ts'
import { paintBackdrop, paintLampWall, paintStands } from './stage/backdrop.ts'
import { paintBeams } from './stage/beams.ts'
import { paintConfetti } from './stage/confetti.ts'
import { paintCrowd } from './stage/crowd.ts'
import { paintDisc } from './stage/disc.ts'
import { paintRing } from './stage/ring.ts'
import { createScene, type Frame, type Recipe, signSize } from './stage/scene.ts'
import { paintEdgeOfStage, paintFloor, paintSign } from './stage/sign.ts'

/** Draws a stage with a sign, the inner SVG of a 512 square, or an empty one; deterministic by recipe. */
export function drawStage(recipe: Recipe, frame: Frame, sign: string | null): Picture {
  const size = Math.max(256, Math.ceil(signSize(recipe, frame)))
  const scene = createScene(recipe, frame, sign === null ? null : shapeOf(sign, { size, border: 0.14 }))
  const isArena = recipe.venue === 'arena'
  paintBackdrop(scene)
  isArena ? paintStands(scene) : paintLampWall(scene)
  paintDisc(scene)
  paintBeams(scene)
  paintSign(scene)
  paintFloor(scene)
  paintEdgeOfStage(scene)
  paintConfetti(scene)
  isArena ? paintRing(scene) : paintCrowd(scene)
  addBloom(scene.canvas)
  return develop(scene.canvas, { seed: recipe.seed, grain: 0.028, vignette: 0.35 })
}
