import { type Ink, inkOf, type Window, withoutHoles } from '../canvas/ink.ts'
import { smoothstep } from '../canvas/maths.ts'
import { type Balloon, balloonOf, flatten, normalAt } from './balloon.ts'
import { type Coat, coatOf } from './coat.ts'
import { type Edge, edgeOf } from './edge.ts'
import { castShadow, type Film } from './film.ts'
import type { Grade } from './grade.ts'
import { type Layer, type Pose, turnOf } from './layer.ts'
import { type Metal, metalOf } from './metal.ts'
import { addRims } from './rim.ts'
import { printTone, type SurfacePoint } from './tone.ts'

/** What all layers of a picture share. */
export interface Scene {
  grade: Grade
  pose: Pose
  /** Pixels between halftone dots. */
  pitch: number
  window: Window
  /** Pixels for a unit of the stage. */
  unit: number
}

/** A layer that is ready to be lit. */
export interface Surface {
  layer: Layer
  mask: Ink
  coat: Coat
  balloon: Balloon
  /** Null without a rim light of its own. */
  edge: Edge | null
  rimStrength: number
  metal: Metal | null
}

/** Rasters a layer with its decals and its relief; null if none of it is in the picture. */
export function surfaceOf(layer: Layer, { window, unit, pose, grade }: Scene): Surface | null {
  const turned = (svg: string, depth: number) =>
    `<g transform="${turnOf(layer, (layer.depth ?? 0) + depth, pose)}">${svg}</g>`
  const ink = inkOf(turned(layer.svg, 0), window, Math.ceil(34 * unit) + 4)
  if (!ink) return null
  const mask = layer.solid ? { ...ink, ...withoutHoles(ink) } : ink
  const own: Window = {
    x: window.x + ink.left / unit,
    y: window.y + ink.top / unit,
    width: ink.width / unit,
    height: ink.height / unit,
    columns: ink.width,
    rows: ink.height,
  }
  const rimStrength = layer.glow ? 0 : (layer.rim ?? 0.55) * grade.innerRim
  return {
    layer,
    mask,
    coat: coatOf(layer, mask, (svg, depth) => inkOf(turned(svg, depth), own)),
    balloon: balloonOf(mask, layer.fine ? 224 : 160),
    edge: rimStrength > 0 ? edgeOf(mask, { width: window.columns, height: window.rows, unit }) : null,
    rimStrength,
    metal: layer.chrome ? metalOf(grade.palette, layer.chrome) : null,
  }
}

/** Lights a surface onto the film, over its own shadow. */
export function lightSurface(surface: Surface, film: Film, scene: Scene) {
  const { mask, layer } = surface
  castShadow(film, mask, { strength: layer.shadow ?? 0.62, unit: scene.unit })
  const point: SurfacePoint = { normal: new Float64Array(3), lift: 0, gloss: layer.gloss ?? 0, pitch: 0, x: 0, y: 0 }
  const tone = new Float64Array(3)
  const opacity = layer.opacity ?? 1
  for (let y = 0, place = 0; y < mask.height; y++) {
    point.y = y + mask.top
    const fade = fadeAt(point.y, scene)
    for (let x = 0; x < mask.width; x++, place++) {
      const cover = mask.values[place]! * opacity
      if (cover < 0.004) continue
      point.x = x + mask.left
      printPixel({ surface, point, place }, scene, tone)
      addOwnLight(surface.coat, place, fade, tone)
      if (surface.edge) rimPixel(surface, { x, y, place }, scene, tone)
      blendInto(film, point.y * film.width + point.x, cover, tone)
    }
  }
}

/** Darkening toward the foot of the stage, for a row of the picture. */
const fadeAt = (row: number, { grade, window, unit }: Scene) =>
  1 - grade.fade * smoothstep(0.5, 1.05, (window.y + row / unit) / 1000)

interface Pixel {
  surface: Surface
  point: SurfacePoint
  /** Its index in the mask. */
  place: number
}

/** Writes the printed tone of a pixel, or its metal with paint over it. */
function printPixel({ surface, point, place }: Pixel, { grade, pitch, window }: Scene, tone: Float64Array) {
  const { layer, coat, balloon, mask, metal } = surface
  normalAt(balloon, point.x - mask.left, point.y - mask.top, point.normal)
  flatten(point.normal, 0.62 / (layer.bulge ?? 1))
  if (!metal) {
    point.lift = coat.lift ? coat.lift[place]! : 0
    const isSmooth = layer.smooth || coat.smooth?.[place]
    point.pitch = isSmooth ? 0 : pitch
    readColour(coat, place, tone)
    printTone(point, grade, tone)
    return
  }
  point.normal[0] = point.normal[0]! * grade.side
  point.normal[1] = -point.normal[1]!
  metal(point.normal, (point.x / window.columns) * 2, tone)
  if (!coat.painted) return
  const paint = 0.85 * coat.painted[place]!
  for (let channel = 0; channel < 3; channel++)
    tone[channel] = tone[channel]! * (1 - paint) + coat.colour![place * 3 + channel]! * paint
}

/** Writes the coat's own colour at a pixel. */
function readColour({ colour, base }: Coat, place: number, tone: Float64Array) {
  for (let channel = 0; channel < 3; channel++) tone[channel] = colour ? colour[place * 3 + channel]! : base[channel]!
}

function addOwnLight({ dim, glow }: Coat, place: number, fade: number, tone: Float64Array) {
  const kept = fade * (dim ? dim[place]! : 1)
  for (let channel = 0; channel < 3; channel++)
    tone[channel] = tone[channel]! * kept + (glow ? glow[place * 3 + channel]! : 0)
}

function rimPixel(
  { edge, rimStrength, coat }: Surface,
  { x, y, place }: { x: number; y: number; place: number },
  { grade, unit }: Scene,
  tone: Float64Array,
) {
  if (edge!.distance.values[place]! >= grade.rimWidth * unit) return
  const strength = rimStrength * (0.35 + 0.65 * (coat.dim ? coat.dim[place]! : 1))
  addRims(edge!, { x, y }, { grade, rim: { strength, width: grade.rimWidth * 0.55 * unit, unit } }, tone)
}

function blendInto({ light, cover }: Film, place: number, share: number, tone: Float64Array) {
  for (let at = place * 3, channel = 0; channel < 3; at++, channel++)
    light[at] = light[at]! * (1 - share) + tone[channel]! * share
  cover.values[place] = cover.values[place]! + share * (1 - cover.values[place]!)
}
