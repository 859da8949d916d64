import { screenAt } from '../light/halftone.ts'
import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import { type Ink, inkOf, pixelWindow } from './ink.ts'
import { smoothstep } from './maths.ts'
import { createPlane, sample, soft } from './plane.ts'

/** A canvas with cover of its own: a layer that lies over others. */
export interface ClearCanvas extends Canvas {
  cover: Float32Array
}

export const createClearCanvas = (width: number, height: number): ClearCanvas => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
  cover: new Float32Array(width * height),
})

const coverOf = (canvas: Canvas | ClearCanvas): Float32Array | null => ('cover' in canvas ? canvas.cover : null)

/** Light of a drawing by place, as a factor. */
type Shade = (x: number, y: number) => number

interface Over {
  opacity?: number
  /** Radius of a blur in pixels. */
  blur?: number
  shade?: Shade
}

interface Add {
  gain?: number
  blur?: number
  /** Pixels between halftone dots, by which the light fades as in print; 0 for none. */
  screen?: number
  shade?: Shade
}

/** Coverage of a drawing on a canvas; null without ink. */
export const maskOn = ({ width, height }: Canvas, svg: string, pad = 0): Ink | null =>
  inkOf(svg, pixelWindow(width, height), pad)

/** Covers the canvas with a colour where the drawing is. */
export function over(canvas: Canvas, svg: string, colour: Colour, { opacity = 1, blur = 0, shade }: Over = {}) {
  const mask = blur ? softMask(canvas, svg, blur) : maskOn(canvas, svg)
  if (!mask) return
  const { light, width } = canvas
  const cover = coverOf(canvas)
  for (let y = 0, from = 0; y < mask.height; y++)
    for (let x = 0, to = (y + mask.top) * width + mask.left; x < mask.width; x++, from++, to++) {
      const share = mask.values[from]! * opacity
      if (share < 0.003) continue
      const gain = shade ? shade(x + mask.left, y + mask.top) : 1
      for (let channel = 0, at = to * 3; channel < 3; channel++, at++)
        light[at] = light[at]! + (colour[channel]! * gain - light[at]!) * share
      if (cover) cover[to] = cover[to]! + share * (1 - cover[to]!)
    }
}

/** Adds light where the drawing is. */
export function add(canvas: Canvas, svg: string, colour: Colour, { gain = 1, blur = 0, screen = 0, shade }: Add = {}) {
  const mask = blur ? softMask(canvas, svg, blur) : maskOn(canvas, svg)
  if (!mask) return
  const { light, width } = canvas
  for (let y = 0, from = 0; y < mask.height; y++)
    for (let x = 0, at = ((y + mask.top) * width + mask.left) * 3; x < mask.width; x++, from++, at += 3) {
      let share = mask.values[from]!
      if (share < 0.003) continue
      if (screen) share = screened(share, screenAt(x + mask.left, y + mask.top, screen))
      const amount = share * gain * (shade ? shade(x + mask.left, y + mask.top) : 1)
      light[at] = light[at]! + colour[0] * amount
      light[at + 1] = light[at + 1]! + colour[1] * amount
      light[at + 2] = light[at + 2]! + colour[2] * amount
    }
}

/** Light of a share that fades by dots; a third of it fades smoothly. */
const screened = (share: number, threshold: number) =>
  0.35 * share + 0.65 * smoothstep(-0.08, 0.08, share * 1.08 - threshold) * Math.min(1, share * 2.4)

/** A blurred mask, drawn at a smaller size: wide blurs are cheap. */
function softMask({ width, height }: Canvas, svg: string, blur: number): Ink | null {
  const factor = blur > 10 ? 4 : blur > 4 ? 2 : 1
  const [columns, rows] = [Math.ceil(width / factor), Math.ceil(height / factor)]
  const radius = Math.max(1, Math.round(blur / factor))
  const window = { x: 0, y: 0, width: columns * factor, height: rows * factor, columns, rows }
  const ink = inkOf(svg, window, 3 * radius + 1)
  if (!ink) return null
  const small: Ink = { ...ink, ...soft(ink, radius) }
  return factor === 1 ? small : enlarged(small, factor, { width, height })
}

function enlarged(small: Ink, factor: number, limit: { width: number; height: number }): Ink {
  const [left, top] = [small.left * factor, small.top * factor]
  const plane = createPlane(
    Math.min(limit.width - left, small.width * factor),
    Math.min(limit.height - top, small.height * factor),
  )
  for (let y = 0, place = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++, place++)
      plane.values[place] = sample(small, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5)
  return { left, top, ...plane }
}
