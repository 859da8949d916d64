import { over } from '../../canvas/brush.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { mix } from '../../canvas/maths.ts'
import { paintConfetti } from '../air.ts'
import type { Place } from '../camera.ts'
import { paintLamp, paintNeon, paintRig } from '../lights.ts'
import { paintStands } from '../people.ts'
import { nearFigure, paintGround, paintHaze, type Stage, wornFloor } from '../stage.ts'

/** A wrestling ring at a fiesta: ropes, cut-paper flags, strings of bulbs. */
export function paintRing(stage: Stage) {
  const { canvas, camera, palette, power } = stage
  paintGround(stage)
  paintStands(stage, { z: 7, tiers: 5, y: 1.1, step: 0.7 })
  paintFlags(stage, { y: 5.2, z: 6, sag: 1, strength: 0.48 })
  paintFlags(stage, { y: 4.5, z: 3.4, sag: 0.8, strength: 0.62 })
  for (let index = 0; index <= 26; index++) {
    const share = index / 26
    const bulb = camera.at([mix(-10, 9, share), 5.8 - 1.3 * Math.sin(((share * 2) % 1) * Math.PI), 5])
    paintLamp(stage, bulb, canvas.height * 0.0055, index % 2 ? palette.rim : palette.key)
  }
  over(canvas, camera.floor([-40, -8], [80, 15]), scaled(palette.deep, 0.35))
  paintMat(stage)
  paintRopes(stage)
  paintRig(stage, { z: 2.6, y: 5.2, from: -4, to: 4.6, gain: 0.36 })
  paintHaze(stage, { from: 0.74, gain: 0.26 })
  paintConfetti(stage, 20 + power * 8)
}

/** Cut paper: a hem of points, a star and four squares. */
const flag =
  '<path fill-rule="evenodd" d="M20 0H492V400L433 470L374 400L315 470L256 400L197 470L138 400L79 470L20 400Z' +
  'M256 70L300 150L390 160L322 222L342 310L256 264L170 310L190 222L122 160L212 150Z' +
  'M60 60H120V120H60ZM392 60H452V120H392ZM60 280H120V340H60ZM392 280H452V340H392Z"/>'

interface Line {
  y: number
  z: number
  /** How far it hangs between two of its four holds. */
  sag: number
  strength: number
}

function paintFlags(stage: Stage, { y, z, sag, strength }: Line) {
  const { canvas, camera, palette } = stage
  const at = (share: number): Place => [mix(-9, 8, share), y - sag * Math.sin(((share * 3) % 1) * Math.PI), z]
  const string = Array.from({ length: 60 }, (_, index) => camera.bar(at(index / 60), at((index + 1) / 60), 0.02))
  over(canvas, string.join(''), scaled(palette.deep, 0.5))
  const colours = [palette.key, palette.rim, palette.alt, palette.hot]
  const flags = colours.map(() => '')
  for (let index = 0; index < 24; index++) {
    const [x, top] = at((index + 0.5) / 24)
    const corner: Place = [x - 0.3, top - 0.56, z - 0.02]
    flags[index % 4] += camera.decal(flag, corner, 0.58, 4 * Math.sin(index * 2.1))
  }
  flags.forEach((svg, index) => {
    over(canvas, svg, scaled(colours[index]!, strength), { shade: nearFigure(stage, 0.3, 0.85, 1) })
  })
}

const mat = { half: 4.6, back: 3, front: -5 }

function paintMat(stage: Stage) {
  const { canvas, camera, palette } = stage
  const { half, back, front } = mat
  const floor = camera.floor([-half, front], [2 * half, back - front], 0.02)
  over(canvas, floor, scaled(blend(palette.mid, palette.key, 0.18), 0.4), {
    shade: wornFloor(stage, [0.55, 0.8, 0.7], [60, 30]),
  })
  const circle = (radius: number) => {
    const at = (step: number): Place => {
      const angle = (step / 40) * 2 * Math.PI
      return [Math.cos(angle) * radius, 0.03, 0.6 + Math.sin(angle) * radius]
    }
    return Array.from({ length: 40 }, (_, step) => camera.bar(at(step), at(step + 1), 0.06)).join('')
  }
  const sign = circle(1) + circle(1.7)
  paintNeon(stage, sign, palette.rim, { gain: 0.7, glow: 0.3, core: 0.1, width: canvas.height * 0.012 })
}

function paintRopes(stage: Stage) {
  const { canvas, camera, palette } = stage
  const { half, back, front } = mat
  const ropes = [
    [0.75, palette.key],
    [1.15, palette.hot],
    [1.55, palette.rim],
  ] as const
  for (const [y, colour] of ropes) {
    const line =
      camera.bar([-half, y, back], [half, y, back], 0.075) +
      camera.bar([-half, y, back], [-half, y, front], 0.075) +
      camera.bar([half, y, back], [half, y, front], 0.075)
    over(canvas, line, scaled(colour, 0.6), { shade: nearFigure(stage, 0.3, 0.9) })
    const shine = camera.bar([-half, y + 0.028, back], [half, y + 0.028, back], 0.016)
    over(canvas, shine, palette.hot, { opacity: 0.8, shade: nearFigure(stage, 0.15, 1, 0.8) })
  }
  for (const x of [-half, half]) {
    over(canvas, camera.bar([x, 0, back], [x, 1.9, back], 0.22), scaled(palette.mid, 0.5))
    over(canvas, camera.bar([x - 0.08, 0, back - 0.05], [x - 0.08, 1.9, back - 0.05], 0.03), palette.key)
    const pads = ropes.map(([y]) => camera.bar([x, y - 0.15, back - 0.08], [x, y + 0.15, back - 0.08], 0.3))
    over(canvas, pads.join(''), scaled(palette.alt, 0.7))
  }
}
