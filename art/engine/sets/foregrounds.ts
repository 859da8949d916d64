import { over } from '../canvas/brush.ts'
import { blend, scaled } from '../canvas/colour.ts'
import { bell } from '../canvas/maths.ts'
import { createRandom } from '../canvas/noise.ts'
import { path, polygon, stroke } from '../shape/outline.ts'
import type { Point } from '../shape/points.ts'
import { cherryPink, petalAt } from './air.ts'
import { paintCrowd } from './people.ts'
import { nearFigure, paintHaze, type Stage } from './stage.ts'

/** What stands between the viewer and the figure. */
export const foregrounds = {
  none() {},
  crowd: paintCrowd,
  /** Loudspeakers at the edge of a stage. */
  monitors(stage: Stage) {
    const { canvas, palette } = stage
    const { width, height } = canvas
    for (const [x, size] of [
      [width * 0.36, 1],
      [width * 0.84, 1.25],
    ] as const) {
      const at = (across: number, up: number, corner = 0): Point => [x + across * size, height - up * size, corner]
      const wedge: Point[] = [[x, height + 5, 1], at(30, 92, 1), at(200, 112, 1), [x + 260 * size, height + 5, 1]]
      const slits = stroke([at(48, 70), at(214, 88)], 2) + stroke([at(40, 40), at(230, 56)], 2)
      over(canvas, path(wedge), scaled(palette.deep, 0.35))
      over(canvas, stroke([at(30, 92, 1), at(200, 112, 1)], 4), palette.rim, { opacity: 0.9 })
      over(canvas, slits, palette.mid, { opacity: 0.7 })
    }
    paintHaze(stage, { from: 0.86, gain: 0.32 })
  },
  /** A scaffold of the wings. */
  rail(stage: Stage) {
    const { canvas, palette } = stage
    const { height } = canvas
    over(
      canvas,
      polygon([
        [-10, 0],
        [70, 0],
        [38, height],
        [-10, height],
      ]),
      scaled(palette.deep, 0.25),
    )
    over(canvas, stroke(`70 0, 38 ${height}`, 4), palette.rim, { opacity: 0.8 })
    for (let y = 60; y < height; y += 170)
      over(canvas, stroke(`0 ${y}, ${62 - y * 0.04} ${y + 60}`, 10), scaled(palette.deep, 0.5))
    paintHaze(stage, { from: 0.84, gain: 0.3 })
  },
  /** Ropes between the viewer and the ring. */
  ropes(stage: Stage) {
    const { canvas, palette } = stage
    const { width, height } = canvas
    for (const [y, thick, colour] of [
      [0.86, 0.03, palette.key],
      [0.985, 0.036, palette.hot],
    ] as const) {
      const line = (down: number, scale: number) =>
        stroke(
          [
            [-20, height * (y + 0.03 + down)],
            [width * 0.5, height * (y + down)],
            [width + 20, height * (y + 0.045 + down)],
          ],
          height * thick * scale,
        )
      over(canvas, line(0.012, 1.2), [0, 0, 0], { opacity: 0.5, blur: 6 })
      over(canvas, line(0, 1), scaled(colour, 0.4), { shade: nearFigure(stage, 0.22, 0.8, 0.8) })
      over(canvas, line(-thick * 0.3, 0.16), blend(colour, palette.hot, 0.6), {
        opacity: 0.9,
        shade: nearFigure(stage, 0.15, 0.95, 0.8),
      })
    }
  },
  /** Splinters of a broken floor. */
  rubble(stage: Stage) {
    const { canvas, palette, focus } = stage
    const { width, height } = canvas
    const random = createRandom(stage.seed * 53 + 1)
    let stones = ''
    let edges = ''
    for (let index = 0; index < 16; index++) {
      const x = width * (0.24 + 0.76 * (index / 15)) + random() * 30
      const size = height * (0.035 + random() * 0.06)
      const y = height * (1 + random() * 0.02)
      const at = (across: number, down: number, corner = 0): Point => [x + across * size, y + down * size, corner]
      const [left, top] = [0.4 + random() * 0.4, 0.7 + random() * 0.5]
      stones += polygon([at(-1, 1), at(-0.7, -left), at(0.1, -top), at(0.9, -0.2), at(1.2, 1)])
      edges += stroke([at(-0.7, -left, 1), at(0.1, -top, 1), at(0.9, -0.2, 1)], height * 0.0035)
    }
    over(canvas, stones, scaled(palette.deep, 0.3))
    over(canvas, edges, palette.key, { opacity: 0.85, shade: (x) => 0.1 + bell((x - focus[0]) / height, 0.8) })
    paintHaze(stage, { from: 0.86, gain: 0.3 })
  },
  /** Petals so near that they blur. */
  petals(stage: Stage) {
    const { canvas, palette } = stage
    const { width, height } = canvas
    const random = createRandom(stage.seed * 71 + 3)
    let svg = ''
    for (let index = 0; index < 9; index++) {
      const x = width * (index % 2 ? 0.3 + random() * 0.2 : 0.84 + random() * 0.16)
      const y = height * (0.6 + random() * 0.4)
      const turn = random() * 360
      svg += petalAt(x, y, height * (0.02 + random() * 0.03), turn)
    }
    over(canvas, svg, scaled(blend(cherryPink, palette.hot, 0.3), 0.7), { opacity: 0.7, blur: 5 })
    paintHaze(stage, { from: 0.86, gain: 0.26 })
  },
}

export type ForegroundName = keyof typeof foregrounds
