import { add, over } from '../../canvas/brush.ts'
import { eachPixel } from '../../canvas/canvas.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { smoothstep } from '../../canvas/maths.ts'
import { cloud } from '../../canvas/noise.ts'
import { ellipse } from '../../shape/outline.ts'
import { paintPetals } from '../air.ts'
import { paintNeon } from '../lights.ts'
import { fieldOver, nearFigure, paintGround, paintHaze, type Stage, wornFloor } from '../stage.ts'
import { paintCherry } from './cherry.ts'

/** The roof of the academy at night: a moon as large as the school, cherry petals. */
export function paintAcademy(stage: Stage) {
  const { width, height } = stage.canvas
  paintGround(stage)
  paintSky(stage)
  paintMoon(stage)
  paintSchool(stage)
  paintRoof(stage)
  const branch = (points: readonly (readonly [number, number])[]) =>
    paintCherry(
      stage,
      points.map(([x, y]) => [width * x, height * y] as const),
    )
  branch([
    [1.04, -0.06],
    [0.94, 0.1],
    [0.84, 0.12],
    [0.74, 0.05],
  ])
  branch([
    [-0.02, 0.02],
    [0.07, 0.13],
    [0.16, 0.14],
    [0.24, 0.07],
  ])
  paintPetals(stage, 40 + stage.power * 14)
  paintHaze(stage, { from: 0.74, gain: 0.22 })
}

function paintSky({ canvas, palette, seed, random }: Stage) {
  const { light, width, height } = canvas
  const clouds = fieldOver(canvas, (x, y) => {
    const high = smoothstep(1.05, 0, y)
    return 0.1 * high + smoothstep(0.45, 0.75, cloud(x * 1.6 + seed, y * 3.6)) * 0.2 * (1 - high) + 0.05
  })
  eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
    const share = clouds(x, y)
    for (let channel = 0; channel < 3; channel++) light[place + channel]! += palette.mid[channel]! * share
  })
  const stars = Array.from({ length: 90 }, () =>
    ellipse(width * random(), height * 0.6 * random() ** 1.4, 0.7 + random() * 1.3),
  )
  add(canvas, stars.join(''), palette.hot, { gain: 0.7 })
}

/** Seas of the moon: place and radius in radii of the moon. */
const seas = [
  [-0.36, -0.3, 0.25],
  [0.1, -0.5, 0.14],
  [-0.55, 0.16, 0.13],
  [0, 0.1, 0.3],
  [-0.28, 0.5, 0.19],
  [0.46, -0.12, 0.1],
] as const

/** Two planes of tone with a halftone between them. */
function paintMoon({ canvas, palette, focus }: Stage) {
  const { height } = canvas
  const radius = height * 0.43
  const [x, y] = [focus[0] - height * 0.24, height * 0.4]
  add(canvas, ellipse(x, y, radius * 1.12), palette.key, { gain: 0.34, blur: height * 0.08 })
  over(canvas, ellipse(x, y, radius), blend(palette.key, palette.hot, 0.72), {
    shade: (px, py) => 0.5 + 0.42 * smoothstep(0.75, -0.5, ((px - x) * 0.8 + (py - y) * 0.6) / radius),
  })
  const dark = seas.map(([u, v, r]) => ellipse(x + u * radius, y + v * radius, [r * radius, r * radius * 0.86], 20))
  over(canvas, dark.join(''), blend(palette.mid, palette.key, 0.7), { opacity: 0.32 })
  const shadow =
    '<defs><linearGradient id="n" x1="0" y1="0" x2="1" y2="1"><stop offset=".4" stop-color="#fff" stop-opacity="0"/>' +
    `<stop offset="1" stop-color="#fff"/></linearGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#n)"/>`
  add(canvas, shadow, palette.mid, { gain: 0.3, screen: height / 60 })
}

/** Gables, a clock tower, lit windows. */
function paintSchool(stage: Stage) {
  const { canvas, camera, palette, random } = stage
  const z = 13
  const gable = (left: number, right: number, [low, high]: readonly [number, number]) =>
    camera.face([
      [left, low, z],
      [(left + right) / 2, high, z],
      [right, low, z],
    ])
  const school =
    camera.wall([-22, -1, z], [14, 2.9]) +
    camera.wall([2.4, -1, z], [22, 3.4]) +
    gable(-14, -8, [1.9, 3.8]) +
    gable(6, 12, [2.4, 4.4]) +
    camera.wall([-9.6, 0, z], [2.4, 5.6]) +
    gable(-10, -6.8, [5.6, 8])
  over(canvas, school, scaled(blend(palette.deep, palette.mid, 0.25), 0.42))
  let windows = ''
  for (let x = -21; x < 20; x += 0.9)
    for (const y of [0.3, 1.2])
      if (random() < 0.42 && (x < -10.2 || x > 3)) windows += camera.wall([x, y, z - 0.05], [0.36, 0.56])
  over(canvas, windows, scaled(palette.rim, 0.7), { opacity: 0.85 })
  paintNeon(stage, camera.disc([-8.4, 4.7, z - 0.1], 0.72), palette.rim, { gain: 0.9, glow: 0.5, core: 0.4 })
  const hands =
    camera.bar([-8.4, 4.7, z - 0.2], [-8.4, 5.2, z - 0.2], 0.12) +
    camera.bar([-8.4, 4.7, z - 0.2], [-8, 4.5, z - 0.2], 0.12)
  over(canvas, hands, scaled(palette.deep, 0.5))
}

/** Tiles and a railing. */
function paintRoof(stage: Stage) {
  const { canvas, camera, palette } = stage
  over(canvas, camera.floor([-30, -8], [60, 12]), scaled(blend(palette.deep, palette.mid, 0.35), 0.36), {
    shade: wornFloor(stage, [0.6, 0.8, 0.8], [80, 20]),
  })
  let joints = ''
  for (let index = -20; index <= 20; index++)
    joints += camera.bar([index * 1.2, 0.01, -5], [index * 1.2, 0.01, 4], 0.02)
  for (let index = 0; index < 9; index++) joints += camera.bar([-26, 0.01, index - 4], [26, 0.01, index - 4], 0.02)
  over(canvas, joints, scaled(palette.deep, 0.5))
  let rails = camera.bar([-26, 1.25, 4], [26, 1.25, 4], 0.08) + camera.bar([-26, 0.3, 4], [26, 0.3, 4], 0.05)
  for (let x = -26; x <= 26; x += 0.34) rails += camera.bar([x, 0, 4], [x, 1.25, 4], 0.03)
  over(canvas, rails, scaled(palette.deep, 0.6))
  const top = camera.bar([-26, 1.29, 4], [26, 1.29, 4], 0.025)
  over(canvas, top, palette.key, { opacity: 0.9, shade: nearFigure(stage, 0.2, 1) })
}
