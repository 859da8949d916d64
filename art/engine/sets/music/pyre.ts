import { add, over } from '../../canvas/brush.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { ellipse, path } from '../../shape/outline.ts'
import type { Point } from '../../shape/points.ts'
import { paintSparks } from '../air.ts'
import { paintRig } from '../lights.ts'
import { paintGround, type Stage } from '../stage.ts'

/** Metal: a wall of amplifiers and columns of fire. */
export function paintPyre(stage: Stage) {
  const { canvas, camera, palette, power } = stage
  paintGround(stage)
  paintAmplifiers(stage)
  over(canvas, camera.floor([-30, -8], [60, 11.2]), scaled(palette.deep, 0.3))
  paintRig(stage, { z: 2.2, y: 5.2, gain: 0.3 })
  for (const [x, z] of columns.slice(0, Math.max(1, power + 1))) paintColumn(stage, x, z)
  paintSparks(stage, 60 + power * 30, 0.2)
}

const cabinet = 1.18

/** Four cones in each cabinet; equal parts of all cabinets are drawn together. */
function paintAmplifiers({ canvas, camera, palette }: Stage) {
  const parts = { boxes: ['', ''], rims: '', cones: '', caps: '', edges: '' }
  for (let row = 3; row >= 0; row--)
    for (let column = -11; column < 12; column++) {
      const [x, y] = [column * (cabinet + 0.06), row * (cabinet + 0.05)]
      const z = 3.2 - ((column * 7 + row * 3 + 300) % 3) * 0.1
      parts.boxes[Math.abs(column + row) % 2] += camera.wall([x, y, z], [cabinet, cabinet])
      for (const [u, v] of [
        [0.3, 0.3],
        [0.9, 0.3],
        [0.3, 0.86],
        [0.9, 0.86],
      ] as const) {
        parts.rims += camera.disc([x + u, y + v, z], 0.25)
        parts.cones += camera.disc([x + u, y + v, z], 0.21)
        parts.caps += camera.disc([x + u - 0.02, y + v + 0.02, z], 0.08)
      }
      parts.edges += camera.bar([x, y + cabinet, z], [x + cabinet, y + cabinet, z], 0.035)
    }
  const box = blend(palette.deep, palette.mid, 0.35)
  over(canvas, parts.boxes[0]!, scaled(box, 0.55))
  over(canvas, parts.boxes[1]!, scaled(box, 0.65))
  over(canvas, parts.rims, scaled(palette.mid, 0.42))
  over(canvas, parts.cones, scaled(palette.deep, 0.35))
  over(canvas, parts.caps, scaled(palette.mid, 0.3))
  over(canvas, parts.edges, palette.mid, { opacity: 0.9 })
}

/** Where fire may stand: x and z. */
const columns = [
  [-3.3, 1.6],
  [2.7, 1.3],
  [-1.35, 2.3],
  [1.7, 2.4],
  [-4.9, 0.8],
  [4.2, 0.6],
] as const

/** Fire: three outlines in one another, over a burner. */
function paintColumn({ canvas, camera, palette, random }: Stage, x: number, z: number) {
  const [footX, footY] = camera.at([x, 0, z])
  const metre = camera.metre([x, 0, z])
  const height = metre * (1.7 + random() * 0.8)
  const seed = random() * 9
  const flame = (width: number, share: number, phase: number) =>
    path(flameOf({ x: footX, y: footY, width: metre * width, height: height * share, seed: seed + phase }))
  add(canvas, ellipse(footX, footY - height * 0.35, [metre * 0.8, height * 0.6]), palette.key, {
    gain: 0.26,
    blur: metre * 0.3,
  })
  over(canvas, flame(0.62, 1, 0), blend(palette.mid, palette.key, 0.45))
  over(canvas, flame(0.42, 0.74, 0.6), scaled(palette.key, 1.05))
  over(canvas, flame(0.22, 0.46, 1.1), scaled(blend(palette.key, palette.hot, 0.75), 1.3))
  over(canvas, camera.wall([x - 0.42, -0.1, z - 0.05], [0.84, 0.26]), scaled(palette.deep, 0.5))
  const edge = camera.bar([x - 0.42, 0.16, z - 0.05], [x + 0.42, 0.16, z - 0.05], 0.04)
  over(canvas, edge, palette.rim, { opacity: 0.8 })
}

interface Flame {
  x: number
  y: number
  width: number
  height: number
  seed: number
}

/** The outline of a fire: a round foot and three tips, all bent one way. */
function flameOf({ x, y, width, height, seed }: Flame): Point[] {
  const bend = 0.4 * Math.sin(seed * 3)
  const at = (u: number, v: number, corner = 0): Point => [x + u * width + bend * width * v * v, y - v * height, corner]
  const tip = (index: number) => 0.08 * Math.sin(seed * 5 + index * 2.1)
  const left = [
    at(-0.5, 0),
    at(-0.86, 0.2),
    at(-0.74, 0.42),
    at(-0.8, 0.66 + tip(1), 1),
    at(-0.46, 0.5),
    at(-0.3, 0.66),
  ]
  const right = [at(0.16, 0.66), at(0.3, 0.52), at(0.7, 0.74 + tip(3), 1), at(0.66, 0.46), at(0.84, 0.22), at(0.5, 0)]
  return [...left, at(-0.02, 1 + tip(2), 1), ...right]
}
