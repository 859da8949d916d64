import { type Canvas, eachPixel } from '../canvas/canvas.ts'
import type { Palette } from '../canvas/colour.ts'
import { bell, smoothstep } from '../canvas/maths.ts'
import { cloud } from '../canvas/noise.ts'
import { createPlane, type Plane, sample } from '../canvas/plane.ts'
import type { Camera } from './camera.ts'

/** What a set is drawn with. */
export interface Stage {
  canvas: Canvas
  /** The canvas of what is in the air: beams, paper, petals, sparks. */
  air: Canvas
  camera: Camera
  palette: Palette
  /** The pixel of the figure's head. */
  focus: readonly [x: number, y: number]
  /** The champion's cost, 1 to 5: more lamps, more paper. */
  power: number
  seed: number
  random: () => number
}

/** Darkness with light from behind the figure. */
export function paintGround({ canvas, palette, focus, power }: Stage) {
  const { light, height } = canvas
  const lift = 0.5 + power * 0.12
  const haze = fieldOver(canvas, (x, y) => {
    const distance = Math.hypot(x - focus[0] / height, (y - focus[1] / height) * 1.1)
    return bell(distance, 0.62) * 0.6 * lift + bell(distance, 1.5) * 0.14
  })
  eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
    const lit = haze(x, y)
    const dark = 0.5 + 0.3 * (1 - y / height)
    for (let channel = 0; channel < 3; channel++)
      light[place + channel] = palette.deep[channel]! * dark + palette.mid[channel]! * lit
  })
}

/** A smooth field over a canvas, computed for every fourth pixel; `of` gets shares of the canvas's height. */
export function fieldOver(
  { width, height }: Canvas,
  of: (x: number, y: number) => number,
): (x: number, y: number) => number {
  const plane: Plane = createPlane(Math.ceil(width / 4) + 1, Math.ceil(height / 4) + 1)
  for (let y = 0, place = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++, place++) plane.values[place] = of((x * 4) / height, (y * 4) / height)
  return (x, y) => sample(plane, x / 4, y / 4)
}

interface Haze {
  /** The share of the height where it begins. */
  from?: number
  gain?: number
}

/** Haze that lies low. */
export function paintHaze({ canvas, palette, seed }: Stage, { from = 0.6, gain = 0.35 }: Haze = {}) {
  const { light, height } = canvas
  const density = fieldOver(canvas, (x, y) =>
    y < from - 0.02 ? 0 : smoothstep(from, 1, y) * smoothstep(0.3, 0.75, cloud(x * 2.2 + seed, y * 4.2)) * gain,
  )
  eachPixel(canvas, { from: from * height, to: height }, (x, y, place) => {
    const share = density(x, y)
    for (let channel = 0; channel < 3; channel++) {
      const colour = palette.key[channel]! * 0.5 + palette.mid[channel]! * 0.6
      light[place + channel] = light[place + channel]! + colour * share
    }
  })
}

/** Brightness that falls off to both sides of the figure: `least` far away, `least + gain` at it. */
export const nearFigure =
  ({ canvas, focus }: Stage, least: number, gain: number, width = 0.9) =>
  (x: number): number =>
    least + gain * bell((x - focus[0]) / canvas.height, width)

/** Brightness that falls off around the figure's head. */
export const aroundHead =
  ({ canvas, focus }: Stage, least: number, gain: number, width = 0.7) =>
  (x: number, y: number): number =>
    least + gain * bell(Math.hypot(x - focus[0], y - focus[1]) / canvas.height, width)

/** Brightness of a worn floor: `least` far from the figure, `least + gain` at it, with stains of some size in pixels. */
export function wornFloor(
  { canvas, focus }: Stage,
  [least, gain, width]: readonly [number, number, number],
  [across, down]: readonly [number, number],
): (x: number, y: number) => number {
  const { height } = canvas
  const stains = fieldOver(canvas, (x, y) => 0.2 * cloud((x * height) / across, (y * height) / down))
  return (x, y) => least + gain * bell((x - focus[0]) / height, width) + stains(x, y)
}
