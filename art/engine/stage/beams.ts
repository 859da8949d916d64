import { eachPixel, shine } from '../canvas/canvas.ts'
import { blend, type Colour } from '../canvas/colour.ts'
import { bell, fade } from '../canvas/maths.ts'
import { cloud } from '../canvas/noise.ts'
import type { Scene } from './scene.ts'

/** A cone of light from a point along a unit vector. */
interface Beam {
  x: number
  y: number
  dx: number
  dy: number
  /** Half its width at a distance of 1. */
  spread: number
  strength: number
  colour: Colour
  /** x of its lamp; null for a beam from below. */
  lamp: number | null
}

/** Beams from above, a few from behind the disc, and their lamps. */
export function paintBeams(scene: Scene) {
  const { canvas, palette, floor } = scene
  const { height } = canvas
  const beams = [...beamsFromAbove(scene), ...beamsFromBelow(scene)]
  for (const beam of beams)
    eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
      const along = (x - beam.x) * beam.dx + (y - beam.y) * beam.dy
      if (along <= 0) return
      const aside = Math.abs((x - beam.x) * beam.dy - (y - beam.y) * beam.dx) / along / beam.spread
      if (aside > 3) return
      const reach = beam.strength / (1 + (along / height) * 1.5)
      const dust = 0.55 + 0.9 * cloud((x / height) * 3.2 + beam.x * 0.01, (y / height) * 3.2 - along / height, 3)
      shine(canvas, place, beam.colour, bell(aside, 1) * reach * dust * (y > floor ? 0.2 : 0.8))
      shine(canvas, place, palette.hot, bell(aside, 0.41) * reach * 0.12)
    })
  for (const beam of beams) paintLamp(scene, beam)
}

function beamsFromAbove({ canvas, palette, recipe, center, random }: Scene): Beam[] {
  const { width, height } = canvas
  const count = recipe.beams
  const isArena = recipe.venue === 'arena'
  return Array.from({ length: count }, (_, place) => {
    const share = (place + 0.5) / count - 0.5
    const [x, y] = [center.x + share * width * (isArena ? 0.7 : 0.95), -height * 0.06]
    const swing = width * (0.25 + random() * 0.9) * (random() < 0.5 ? -1 : 1)
    // an arena's spotlights meet in the ring, a concert's sweep over the crowd
    const [toX, toY] = [center.x + share * (isArena ? width * (0.05 + random() * 0.2) : swing), height * 0.95]
    const length = Math.hypot(toX - x, toY - y)
    const spread = (isArena ? 0.03 : 0.016) + random() * 0.022
    const strength = (0.35 + random() * 0.55) * (isArena ? 0.8 : 1)
    const colour = random() < 0.6 ? palette.key : palette.rim
    const lamp = x + ((toX - x) * height * 0.082) / (toY - y)
    return { x, y, dx: (toX - x) / length, dy: (toY - y) / length, spread, strength, colour, lamp }
  })
}

function beamsFromBelow({ canvas, palette, center, floor, random }: Scene): Beam[] {
  return Array.from({ length: 5 }, (_, place) => {
    const angle = -Math.PI / 2 + (place - 2) * 0.42 + (random() - 0.5) * 0.1
    const spread = 0.028 + random() * 0.02
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: center.x,
      y: floor + canvas.height * 0.02,
      dx,
      dy,
      spread,
      strength: 0.3,
      colour: palette.rim,
      lamp: null,
    }
  })
}

function paintLamp({ canvas, palette }: Scene, { lamp, colour }: Beam) {
  if (lamp === null) return
  const { height } = canvas
  const tint = blend(palette.hot, colour, 0.4)
  eachPixel(canvas, { from: 0, to: height * 0.15 }, (x, y, place) => {
    const distance = Math.hypot(x - lamp, y - height * 0.022) / height
    if (distance < 0.12) shine(canvas, place, tint, bell(distance, 0.0105) * 2.2 + fade(distance, 0.018) * 0.35)
  })
}
