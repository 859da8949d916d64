import { type ClearCanvas, createClearCanvas } from '../canvas/brush.ts'
import { type Canvas, createCanvas, eachPixel } from '../canvas/canvas.ts'
import { clamp, smoothstep } from '../canvas/maths.ts'
import { createRandom } from '../canvas/noise.ts'
import { createPlane, sample, soft } from '../canvas/plane.ts'
import { figureOf } from '../figure/figure.ts'
import { type Film, shrunk } from '../light/film.ts'
import { gradeOf, lightsOf } from '../light/grade.ts'
import { relief } from '../light/relief.ts'
import { type Camera, cameraOf } from '../sets/camera.ts'
import { cameras, type Shot, type Stand } from '../sets/cameras.ts'
import { foregrounds } from '../sets/foregrounds.ts'
import { sets } from '../sets/sets.ts'
import { type Performer, seedOf } from './performer.ts'

interface Size {
  width: number
  height: number
}

/** A picture of a performer on a set. */
export interface SceneFrame extends Size {
  /** Where the figure stands; by default as the recipe and its camera have it. */
  stand?: Partial<Stand>
  /** How much more of the set is seen than the camera shows. */
  wide?: number
  /** Keeps part of the picture calm, for words: the share of light at a place in shares of the frame. */
  calm: (x: number, y: number) => number
  /** Whether the figure fades there, too. */
  isFaded?: boolean
}

/** A scene in parts, from back to front: the set, what is in the air, and the figure with what stands before it. */
export interface Scene {
  set: Canvas
  air: ClearCanvas
  front: ClearCanvas
  figure: Placed
  seed: number
}

/** A drawn figure with its place in the picture. */
export interface Placed {
  film: Film
  left: number
  top: number
}

/** A drawn figure, larger than it is shown. */
export interface DrawnFigure {
  film: Film
  /** Pixels for a unit of the stage. */
  unit: number
}

/** Draws a performer's scene with a figure. */
export function sceneOf(performer: Performer, frame: SceneFrame, drawn: DrawnFigure): Scene {
  const { recipe } = performer
  const shot: Shot = cameras[recipe.camera]
  const stand: Stand = { ...shot.stand, ...recipe.stand, ...frame.stand }
  const stage = stageOf(performer, frame, { shot, stand })
  sets[recipe.set](stage)
  calmDown(stage.canvas, frame)
  fadeOut(stage.air, frame)
  const front = createClearCanvas(frame.width, frame.height)
  const figure = placedFigure(drawn, frame, stand)
  place(front, figure)
  foregrounds[recipe.before ?? shot.before]({ ...stage, canvas: front, air: front })
  if (frame.isFaded) calmDown(front, frame)
  return { set: stage.canvas, air: stage.air, front, figure, seed: stage.seed }
}

interface Setting {
  shot: Shot
  stand: Stand
}

function stageOf({ recipe, palette, cost }: Performer, frame: SceneFrame, { shot, stand }: Setting) {
  const { width, height } = frame
  const seed = seedOf(recipe.id)
  return {
    canvas: createCanvas(width, height),
    air: createClearCanvas(width, height),
    camera: framedCamera(shot, frame),
    palette: lightsOf(palette),
    focus: [width * stand.x, height * (stand.top + 0.37 * stand.size)] as const,
    power: cost,
    seed,
    random: createRandom(seed * 7),
  }
}

/** The camera of a shot; in a frame of its own it looks at the performer, who stands at 0, 0, 0. */
function framedCamera(shot: Shot, { width, height, wide = 1, stand }: SceneFrame): Camera {
  const view = { ...shot, span: shot.span * wide }
  if (!stand?.x) return cameraOf(view, { width, height })
  const [x] = cameraOf(view, { width, height }).at([0, 1.2, 0])
  return cameraOf(view, { width, height, axis: width / 2 + width * stand.x - x })
}

const indigo = [0.0085, 0.0058, 0.024] as const

/** Fades the part of a canvas that is kept for words to indigo; a clear canvas covers as much as before. */
function calmDown(canvas: Canvas | ClearCanvas, { calm, width, height }: SceneFrame) {
  const { light } = canvas
  const cover = 'cover' in canvas ? canvas.cover : null
  eachPixel(canvas, { from: 0, to: height }, (x, y, at) => {
    const kept = calm(x / width, y / height)
    if (kept >= 1) return
    const tint = (1 - kept) * (cover ? cover[at / 3]! : 1)
    for (let channel = 0; channel < 3; channel++)
      light[at + channel] = light[at + channel]! * kept + indigo[channel]! * tint
  })
}

/** Takes light and cover away where a picture is kept calm. */
function fadeOut({ light, cover }: ClearCanvas, { calm, width, height }: SceneFrame) {
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place++) {
      const kept = calm(x / width, y / height)
      if (kept >= 1) continue
      cover[place] = cover[place]! * kept
      for (let at = place * 3; at < place * 3 + 3; at++) light[at] = light[at]! * kept
    }
}

/** How much larger figures are drawn than shown: their edges get smooth. */
const oversize = 1.25

/** The part of the stage that is drawn: room for hair, wings and weapons around the 1000 x 1000. */
const view = { x: -180, y: -150, side: 1360, below: 30 }

/** Draws a performer's figure as large as the splash of some height needs it. */
export function drawnFigure({ recipe, palette, cost }: Performer, height: number): DrawnFigure {
  const shot: Shot = cameras[recipe.camera]
  const stand = { ...shot.stand, ...recipe.stand }
  const shown = (stand.size * height) / 1000
  const rows = Math.min(view.side, ((1 - stand.top) * height) / shown - view.y + view.below)
  const unit = shown * oversize
  const isFromBelow = (recipe.before ?? shot.before) === 'monitors'
  const figure = figureOf(recipe)
  const film = relief(figure.layers, {
    size: Math.round(view.side * unit),
    rows: Math.ceil(rows * unit),
    view: [view.x, view.y, view.side],
    grade: gradeOf(palette, 'stage', { side: shot.side, power: cost }),
    pitch: (unit * 1000) / 81,
    pose: { ...figure.pose, pitch: (figure.pose.pitch ?? 0) + (isFromBelow ? 0.3 : 0) },
  })
  return { film, unit }
}

/** A figure at its size and place in a frame. */
function placedFigure({ film, unit }: DrawnFigure, { width, height }: Size, stand: Stand): Placed {
  const shown = (stand.size * height) / 1000
  const isDrawnSize = Math.abs(shown / unit - 1) < 0.08
  const scale = isDrawnSize ? unit : shown
  return {
    film: isDrawnSize ? film : shrunk(film, Math.round(view.side * shown)),
    left: Math.round(width * stand.x + (view.x - 500) * scale),
    top: Math.round(stand.top * height + view.y * scale),
  }
}

/** A performer's place in a picture that is not a scene. */
export interface Appearance {
  performer: Performer
  stand: Stand
  /** Where the figure fades out downwards, from one height to another in shares; by default nowhere. */
  fade?: readonly [number, number]
}

/** Paints a performer on a canvas, over ground that darkens around the figure. */
export function paintPerformer(canvas: Canvas, { performer, stand, fade }: Appearance) {
  const drawn = drawnFigure({ ...performer, recipe: { ...performer.recipe, stand } }, canvas.height)
  const figure = placedFigure(drawn, canvas, stand)
  const front = createClearCanvas(canvas.width, canvas.height)
  place(front, figure)
  if (fade) fadeOut(front, { ...front, calm: (_, y) => smoothstep(fade[1], fade[0], y) })
  darkenAround(canvas, figure, 0.55)
  layOver(canvas, front)
}

/** Lays a clear canvas over another one. */
export function layOver({ light }: Canvas, { light: over, cover }: ClearCanvas) {
  for (let place = 0; place < cover.length; place++) {
    const kept = 1 - cover[place]!
    for (let at = place * 3; at < place * 3 + 3; at++) light[at] = light[at]! * kept + over[at]!
  }
}

/** Puts a figure on a clear canvas. */
function place({ width, height, light, cover }: ClearCanvas, { film, left, top }: Placed) {
  for (let y = Math.max(0, top); y < Math.min(height, top + film.height); y++)
    for (let x = Math.max(0, left); x < Math.min(width, left + film.width); x++) {
      const from = (y - top) * film.width + x - left
      const share = film.cover.values[from]!
      if (!share) continue
      const to = y * width + x
      for (let channel = 0; channel < 3; channel++)
        light[to * 3 + channel] = light[to * 3 + channel]! * (1 - share) + film.light[from * 3 + channel]!
      cover[to] = cover[to]! + share * (1 - cover[to]!)
    }
}

/** Darkens the ground around a figure softly, so that the figure reads first. */
export function darkenAround(canvas: Canvas, { film, left, top }: Placed, strength: number) {
  const { width, height, light } = canvas
  const quarter = createPlane(Math.ceil(width / 4), Math.ceil(height / 4))
  for (let y = 0; y < quarter.height; y++)
    for (let x = 0; x < quarter.width; x++) {
      const [column, row] = [x * 4 - left, y * 4 - top]
      if (column < 0 || row < 0 || column >= film.width || row >= film.height) continue
      quarter.values[y * quarter.width + x] = film.cover.values[row * film.width + column]!
    }
  const halo = soft(quarter, Math.round((Math.min(width, height) * 0.07) / 4))
  eachPixel(canvas, { from: 0, to: height }, (x, y, at) => {
    const near = clamp(sample(halo, (x + 0.5) / 4 - 0.5, (y + 0.5) / 4 - 0.5) * 1.2)
    if (near <= 0) return
    const kept = 1 - strength * near
    light[at] = light[at]! * kept
    light[at + 1] = light[at + 1]! * kept
    light[at + 2] = light[at + 2]! * kept
  })
}
