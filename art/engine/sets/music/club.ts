import { over } from '../../canvas/brush.ts'
import { blend, type Colour, scaled } from '../../canvas/colour.ts'
import { bell } from '../../canvas/maths.ts'
import { cloud } from '../../canvas/noise.ts'
import { glyphSvg } from '../../modules/glyph.ts'
import { stroke } from '../../shape/outline.ts'
import { paintRig } from '../lights.ts'
import { aroundHead, fieldOver, paintGround, type Stage } from '../stage.ts'

const wall = 1.9
const brick = { width: 0.42, height: 0.17 }

/** Punk: bricks, posters, a bare bulb. */
export function paintClub(stage: Stage) {
  const { canvas, camera, palette, power } = stage
  paintGround(stage)
  paintBricks(stage)
  paintPosters(stage)
  const [x, y] = camera.at([-0.9, 2.75, wall])
  const cross =
    stroke(
      [
        [x - 60, y - 60],
        [x + 50, y + 60],
      ],
      13,
    ) +
    stroke(
      [
        [x + 56, y - 64],
        [x - 54, y + 66],
      ],
      13,
    )
  over(canvas, cross, palette.rim, { opacity: 0.5, blur: 1 })
  over(canvas, camera.bar([-14, 4.45, wall - 0.2], [14, 4.45, wall - 0.2], 0.16), scaled(palette.deep, 0.7))
  over(canvas, camera.bar([-14, 4.52, wall - 0.2], [14, 4.52, wall - 0.2], 0.03), palette.mid)
  over(canvas, camera.floor([-20, -8], [40, 9.9]), scaled(palette.deep, 0.35))
  paintSpeakers(stage)
  paintRig(stage, { z: 0.9, y: 4.2, from: -3, to: 3.6 })
  if (power === 1) over(canvas, camera.bar([-1.5, 4.1, 0.9], [-1.5, 7, 0.9], 0.03), scaled(palette.deep, 0.4))
}

function paintBricks({ canvas, camera, palette, focus, random }: Stage) {
  const bricks = ['', '', '']
  for (let row = 0; row < 56; row++)
    for (let column = -26; column < 26; column++) {
      const x = column * brick.width + (row % 2) * brick.width * 0.5
      const corner = [x + 0.015, row * brick.height + 0.012, wall] as const
      bricks[Math.floor(random() * 3)] += camera.wall(corner, [brick.width - 0.03, brick.height - 0.024])
    }
  const { height } = canvas
  const dirt = fieldOver(canvas, (x, y) => 0.12 * cloud((x * height) / 60, (y * height) / 60))
  const shade = (x: number, y: number) =>
    0.25 + 1.25 * bell(Math.hypot(x - focus[0], (y - focus[1]) * 1.1) / height, 0.62) + dirt(x, y)
  bricks.forEach((svg, tone) => {
    over(canvas, svg, scaled(blend(palette.mid, palette.key, 0.12 * tone), 0.34 + 0.1 * tone), { shade })
  })
}

/** A poster: x and y of its corner, size, drawing of game-icons, turn, and its colour in the palette. */
type Poster = readonly [
  x: number,
  y: number,
  size: number,
  glyph: string,
  turn: number,
  colour: 'alt' | 'hot' | 'rim' | 'key',
]

const posters: Poster[] = [
  [-5.2, 1.6, 1, 'skull-crossed-bones', -7, 'alt'],
  [-3.95, 2.35, 0.85, 'lightning-trio', 6, 'hot'],
  [-3.6, 1.1, 1.1, 'guitar', -4, 'rim'],
  [-2.35, 2.2, 0.8, 'spiked-bat', 9, 'key'],
  [1.55, 2.7, 0.8, 'cannister', -10, 'rim'],
  [2, 1.5, 1, 'sharped-teeth-skull', 5, 'hot'],
  [-2.2, 1.15, 0.7, 'broken-heart', -8, 'alt'],
]
const paper = '<path d="M20 0H470L512 30V500L400 512L360 490L0 505Z"/>'

function paintPosters(stage: Stage) {
  const { canvas, camera, palette } = stage
  for (const [x, y, size, glyph, turn, name] of posters) {
    const colour: Colour = palette[name]
    const drawing = `<g transform="translate(60 50) scale(.76)">${glyphSvg(glyph)}</g>`
    const shade = aroundHead(stage, 0.22, 0.95, 0.75)
    over(canvas, camera.decal(paper, [x, y, wall - 0.02], size * 1.18, turn), scaled(colour, 0.5), { shade })
    over(canvas, camera.decal(drawing, [x, y, wall - 0.03], size * 1.18, turn), scaled(palette.deep, 0.6))
  }
}

function paintSpeakers({ canvas, camera, palette }: Stage) {
  for (const [x, y] of [
    [-5.6, 0],
    [-4.5, 0],
    [-5.1, 0.95],
    [2.9, 0],
    [4, 0],
    [3.4, 0.95],
  ] as const) {
    over(canvas, camera.wall([x, y, 1.2], [1.05, 0.92]), scaled(blend(palette.deep, palette.mid, 0.3), 0.35))
    over(canvas, camera.disc([x + 0.52, y + 0.42, 1.2], 0.34), scaled(palette.mid, 0.3))
    over(canvas, camera.disc([x + 0.52, y + 0.42, 1.2], 0.28), scaled(palette.deep, 0.3))
    const edge = camera.bar([x, y + 0.92, 1.2], [x + 1.05, y + 0.92, 1.2], 0.03)
    over(canvas, edge, palette.key, { opacity: 0.6 })
  }
}
