import type { ClearCanvas } from '../canvas/brush.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { smoothstep } from '../canvas/maths.ts'
import type { Performer } from './performer.ts'
import { addBloom, cutOut, developed, type Print } from './print.ts'
import { type DrawnFigure, darkenAround, drawnFigure, layOver, type Scene, type SceneFrame, sceneOf } from './scene.ts'

/** The splash: the figure on the right, calm on the left for words. */
const splashFrame: SceneFrame = {
  width: 1624,
  height: 750,
  calm: (x) => 0.28 + 0.72 * smoothstep(0.03, 0.5, x),
}

/** The story for phones: the figure above, calm below for words. */
const storyFrame: SceneFrame = {
  width: 780,
  height: 1560,
  wide: 1.45,
  stand: { x: 0.5, top: 0.13 },
  calm: (_, y) => 0.03 + 0.97 * smoothstep(0.735, 0.55, y),
  isFaded: true,
}

/** A performer's figure, from which splash, layers and story are made. */
export const splashFigure = (performer: Performer): DrawnFigure => drawnFigure(performer, splashFrame.height)

/** The scene of a splash, from which the splash and its layers are made. */
export const splashScene = (performer: Performer, figure: DrawnFigure): Scene => sceneOf(performer, splashFrame, figure)

/** The scene of a story; the figure has the size that it was drawn in. */
export function storyScene(performer: Performer, figure: DrawnFigure): Scene {
  const size = (figure.unit * 1000) / storyFrame.height
  return sceneOf(performer, { ...storyFrame, stand: { ...storyFrame.stand, size } }, figure)
}

/** A scene as one picture. */
export function scenePrint(scene: Scene): Print {
  const canvas = copyOf(scene.set)
  layOver(canvas, scene.air)
  darkenAround(canvas, scene.figure, 0.55)
  layOver(canvas, scene.front)
  addBloom(canvas)
  return developed(canvas, { seed: scene.seed, grain: 0.014 })
}

/** A scene as three layers that a page moves apart: opaque set, clear light, clear figure. */
export interface LayerPrints {
  set: Print
  light: Print
  figure: Print
}

export function layerPrints(scene: Scene): LayerPrints {
  const set = copyOf(scene.set)
  const air: ClearCanvas = { ...scene.air, light: scene.air.light.slice() }
  darkenAround(set, scene.figure, 0.4)
  addBloom(set)
  addBloom(air)
  return {
    set: developed(set, { seed: scene.seed, grain: 0.012 }),
    light: cutOut(air, 0.06),
    figure: cutOut(scene.front, 0.04),
  }
}

const copyOf = ({ width, height, light }: Canvas): Canvas => ({ width, height, light: light.slice() })
