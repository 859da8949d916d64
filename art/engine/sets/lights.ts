import { add, over } from '../canvas/brush.ts'
import { blend, type Colour, scaled } from '../canvas/colour.ts'
import { mix } from '../canvas/maths.ts'
import { cloud } from '../canvas/noise.ts'
import { ellipse } from '../shape/outline.ts'
import { radians } from '../shape/points.ts'
import { fieldOver, type Stage } from './stage.ts'

/** A cone of light from a lamp: its pixel, its direction in degrees, half its angle. */
interface Beam {
  x: number
  y: number
  angle: number
  spread: number
  colour: Colour
  gain: number
}

/** A lamp with its glow. */
export function paintLamp(
  { canvas, palette }: Stage,
  [x, y]: readonly [number, number],
  radius: number,
  colour: Colour,
) {
  add(canvas, ellipse(x, y, radius), palette.hot, { gain: 1.8 })
  add(canvas, ellipse(x, y, radius * 3.4), colour, { gain: 0.5, blur: radius * 1.6 })
}

interface Neon {
  gain?: number
  glow?: number
  /** Radius of the glow in pixels. */
  width?: number
  /** Share of white in the tube. */
  core?: number
}

/** Bright line work with a glow. */
export function paintNeon({ canvas, palette }: Stage, svg: string, colour: Colour, options: Neon = {}) {
  const { gain = 1.2, glow = 0.8, width = canvas.height * 0.02, core = 0.5 } = options
  add(canvas, svg, colour, { gain: glow, blur: width })
  over(canvas, svg, scaled(blend(colour, palette.hot, core), gain))
}

interface Rig {
  z?: number
  y?: number
  from?: number
  to?: number
  gain?: number
}

/** Lamps on a bar above the stage; their number follows the cost: 1, 3, 5, 7, 9. */
export function paintRig(stage: Stage, { z = 2.5, y = 4.6, from = -3.6, to = 4.6, gain = 0.42 }: Rig = {}) {
  const { camera, canvas, palette, power, random, focus } = stage
  const bars = [0.12, 0.42].map((up) =>
    camera.bar([from - 2, y + up, z], [to + 2, y + up, z], up === 0.12 ? 0.09 : 0.06),
  )
  over(canvas, bars.join(''), scaled(palette.deep, 0.4))
  const count = power * 2 - 1
  const colours = [palette.key, palette.rim, palette.key, palette.alt]
  const beams = Array.from({ length: count }, (_, index): Beam => {
    const isOnly = count === 1
    const [x, top] = camera.at(isOnly ? [-1.5, y - 0.1, z] : [mix(from, to, index / (count - 1)), y, z])
    const toFigure = (Math.atan2(focus[1] + canvas.height * 0.3 - top, focus[0] - x) * 180) / Math.PI
    if (isOnly) return { x, y: top, angle: toFigure, spread: 15, colour: palette.key, gain: 0.75 }
    const angle = mix(toFigure, 90, 0.55) + (random() - 0.5) * 26
    const colour = power < 3 ? palette.key : colours[index % 4]!
    return { x, y: top, angle, spread: 3 + random() * 3, colour, gain }
  })
  paintBeams(stage, beams)
  for (const beam of beams) paintLamp(stage, [beam.x, beam.y], canvas.height * 0.013, beam.colour)
}

/** Beams with hard edges that fade by halftone dots, as in print. */
function paintBeams({ air, seed }: Stage, beams: readonly Beam[]) {
  const dust = fieldOver(air, (x, y) => 0.75 + 0.5 * cloud(x * 3 + seed, y * 3, 3))
  for (const colour of new Set(beams.map((beam) => beam.colour))) {
    const alike = beams.filter((beam) => beam.colour === colour)
    const svg = alike.map((beam, index) => coneOf(beam, index, air.height)).join('')
    add(air, svg, colour, { gain: alike[0]!.gain, screen: air.height / 72, shade: dust })
  }
}

function coneOf({ x, y, angle, spread }: Beam, index: number, height: number): string {
  const length = height * 1.35
  const foot = height * 0.008
  const toward = (degrees: number): [number, number] => [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const [dx, dy] = toward(angle)
  const end = (turn: number) => {
    const [u, v] = toward(angle + turn)
    return `${x + u * length} ${y + v * length}`
  }
  return (
    `<linearGradient id="b${index}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${x + dx * length}" y2="${y + dy * length}">` +
    '<stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".5"/>' +
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
    `<path fill="url(#b${index})" d="M${x - dy * foot} ${y + dx * foot}L${end(spread)}L${end(-spread)}L${x + dy * foot} ${y - dx * foot}Z"/>`
  )
}
