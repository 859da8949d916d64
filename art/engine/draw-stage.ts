import { addBloom, develop, type Picture } from './canvas/finish.ts'
import { type Appearance, paintPerformer } from './frames/scene.ts'
import { shapeOf } from './glyph/glyph-shape.ts'
import { paintBackdrop, paintLampWall, paintStands } from './stage/backdrop.ts'
import { paintBeams } from './stage/beams.ts'
import { paintConfetti } from './stage/confetti.ts'
import { paintCrowd } from './stage/crowd.ts'
import { paintDisc } from './stage/disc.ts'
import { paintRing } from './stage/ring.ts'
import { createScene, type Frame, type Recipe, signSize } from './stage/scene.ts'
import { paintEdgeOfStage, paintFloor, paintSign } from './stage/sign.ts'

/** What a stage shows: a sign, the inner SVG of a 512 square; a performer; or neither. */
type Subject = { sign: string } | Appearance | null

/** Draws a stage; deterministic by recipe. */
export function drawStage(recipe: Recipe, frame: Frame, subject: Subject): Picture {
  const size = Math.max(256, Math.ceil(signSize(recipe, frame)))
  const isSign = subject !== null && 'sign' in subject
  const scene = createScene(recipe, frame, isSign ? shapeOf(subject.sign, { size, border: 0.14 }) : null)
  const isArena = recipe.venue === 'arena'
  paintBackdrop(scene)
  isArena ? paintStands(scene) : paintLampWall(scene)
  paintDisc(scene)
  paintBeams(scene)
  paintSign(scene)
  paintFloor(scene)
  paintEdgeOfStage(scene)
  if (subject && 'performer' in subject) paintPerformer(scene.canvas, subject)
  paintConfetti(scene)
  isArena ? paintRing(scene) : paintCrowd(scene)
  addBloom(scene.canvas)
  return develop(scene.canvas, { seed: recipe.seed, grain: 0.028, vignette: 0.35 })
}
