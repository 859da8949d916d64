import { blend, scaled } from '../canvas/colour.ts'
import { bell, smoothstep } from '../canvas/maths.ts'
import { soft } from '../canvas/plane.ts'
import { figureOf } from '../figure/figure.ts'
import { gradeOf, lightsOf } from '../light/grade.ts'
import { screenAt } from '../light/halftone.ts'
import { relief } from '../light/relief.ts'
import type { Performer } from './performer.ts'
import { inked, inkShare, type Print, shown } from './print.ts'

/** A square portrait, lit from behind, on a ground with a halftone glow; drawn larger than it is shown. */
export function portraitPrint({ recipe, palette, cost }: Performer, pixels = 384): Print {
  const figure = figureOf(recipe)
  const [x, y, side] = figure.crop
  const border = side * 0.03
  const stage = gradeOf(palette, 'stage', { power: Math.max(2, cost) })
  const film = relief(figure.layers, {
    size: pixels,
    grade: { ...stage, half: 0.74, fade: 0.35, rimWidth: 11 },
    view: [x - border, y - border, side + 2 * border],
    pitch: pixels / 52,
    pose: figure.pose,
  })
  const halo = soft(film.cover, Math.round(pixels / 26))
  const ground = groundOf(lightsOf(palette), cost, pixels)
  const bytes = new Uint8Array(pixels * pixels * 3)
  for (let place = 0; place < pixels * pixels; place++) {
    const cover = film.cover.values[place]!
    const open = (1 - 0.75 * halo.values[place]! * (1 - cover)) * (1 - cover)
    const behind = ground(place % pixels, Math.floor(place / pixels))
    for (let channel = 0; channel < 3; channel++)
      bytes[place * 3 + channel] = 255 * shown(film.light[place * 3 + channel]! + behind[channel]! * open)
  }
  return { width: pixels, height: pixels, channels: 3, bytes }
}

/** Light of the ground by pixel: haze behind the head and dots that thin out. */
function groundOf({ deep, mid, key }: ReturnType<typeof lightsOf>, cost: number, pixels: number) {
  const rank = 0.5 + cost * 0.1
  const dark = scaled(deep, 0.5)
  const warm = blend(mid, key, 0.4)
  return (x: number, y: number): [number, number, number] => {
    const distance = Math.hypot(x - pixels * 0.5, y - pixels * 0.4) / pixels
    const dot = smoothstep(-0.07, 0.07, bell(distance, 0.5) * 1.05 - screenAt(x, y, pixels / 40))
    const haze = 0.34 * bell(distance, 0.6) * rank
    const glow = 0.2 * dot * bell(distance, 0.55) * rank
    const light = (channel: number) => dark[channel]! + mid[channel]! * haze + warm[channel]! * glow
    const [red, green, blue] = [light(0), light(1), light(2)]
    const share = inkShare(red, green, blue)
    return [inked(red, 0, share), inked(green, 1, share), inked(blue, 2, share)]
  }
}
