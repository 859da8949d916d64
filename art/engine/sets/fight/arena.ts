import { over } from '../../canvas/brush.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { glyphSvg } from '../../modules/glyph.ts'
import { paintSparks, paintSpeedLines } from '../air.ts'
import type { Place } from '../camera.ts'
import { paintNeon, paintRig } from '../lights.ts'
import { paintStands } from '../people.ts'
import { aroundHead, paintGround, paintHaze, type Stage, wornFloor } from '../stage.ts'

/** The coliseum: an octagon of light, screens as large as houses, stands in the dark. */
export function paintArena(stage: Stage) {
  paintGround(stage)
  paintStands(stage, { z: 11, tiers: 6, y: 1.2, step: 0.62 })
  for (const [index, screen] of screens.entries()) paintScreen(stage, screen, index)
  paintFloor(stage)
  paintRig(stage, { z: 3, y: 5.6, from: -4.5, to: 5, gain: 0.34 })
  paintSpeedLines(stage)
  paintHaze(stage, { from: 0.66, gain: 0.3 })
  paintSparks(stage, 20 + stage.power * 16, 0.3)
}

/** Screens: x and y of the corner, and height. */
const screens = [
  [-10.4, 2.3, 4.6],
  [-3.2, 3.4, 3.2],
  [2.4, 2.5, 4.2],
] as const
const signs = ['punch-blast', 'lion', 'dragon-head', 'crossed-swords', 'star-swirl', 'fist']

/** A frame, a field in two colours split aslant, a sign, bars as of a duel. */
function paintScreen(stage: Stage, [x, y, size]: (typeof screens)[number], index: number) {
  const { canvas, camera, palette, seed } = stage
  const z = 8.6 - index * 0.3
  const [width, isOdd] = [size * 1.5, index % 2 === 1]
  const shade = aroundHead(stage, 0.5, 0.7, 1.05)
  over(canvas, camera.wall([x - 0.14, y - 0.14, z + 0.05], [width + 0.28, size + 0.28]), scaled(palette.deep, 0.35))
  over(canvas, camera.wall([x, y, z], [width, size]), scaled(isOdd ? palette.rim : palette.mid, 0.7), { shade })
  const half: Place[] = [
    [x + size * 0.9, y, z - 0.02],
    [x + width, y, z - 0.02],
    [x + width, y + size, z - 0.02],
    [x + size * 0.55, y + size, z - 0.02],
  ]
  over(canvas, camera.face(half), scaled(isOdd ? palette.mid : palette.key, 0.62), { shade })
  const sign = glyphSvg(signs[(seed + index * 2) % signs.length]!)
  const corner: Place = [x + size * 0.33, y + size * 0.1, z - 0.04]
  over(canvas, camera.decal(sign, corner, size * 0.8), scaled(palette.deep, 0.5), { opacity: 0.9 })
  const top = y + size - 0.32
  const bars =
    camera.wall([x + 0.12, top, z - 0.05], [size * 0.56, 0.15]) +
    camera.wall([x + size * 0.86, top, z - 0.05], [size * 0.4, 0.15])
  over(canvas, bars, blend(palette.rim, palette.hot, 0.3), { shade })
  const edge = (from: readonly [number, number], to: readonly [number, number]) =>
    camera.bar([...from, z - 0.06], [...to, z - 0.06], 0.05)
  const frame =
    edge([x, y], [x + width, y]) +
    edge([x, y + size], [x + width, y + size]) +
    edge([x, y], [x, y + size]) +
    edge([x + width, y], [x + width, y + size])
  paintNeon(stage, frame, palette.key, { gain: 0.75, glow: 0.3, width: canvas.height * 0.012 })
}

/** A corner of an octagon on the floor. */
function cornerOf(index: number, radius: number): Place {
  const angle = ((index + 0.5) / 8) * 2 * Math.PI
  return [Math.cos(angle) * radius, 0.02, 1.6 + Math.sin(angle) * radius]
}

/** Rings of eight sides, posts of light at the corners. */
function paintFloor(stage: Stage) {
  const { canvas, camera, palette } = stage
  const corners = (radius: number) => Array.from({ length: 8 }, (_, index) => cornerOf(index, radius))
  const line = (radius: number) =>
    corners(radius)
      .map((corner, index) => camera.bar(corner, cornerOf(index + 1, radius), 0.07))
      .join('')
  over(canvas, camera.floor([-40, -8], [80, 18.6]), scaled(palette.deep, 0.35))
  over(canvas, camera.face(corners(6.2)), scaled(blend(palette.deep, palette.mid, 0.35), 0.34))
  over(canvas, camera.face(corners(4.4)), scaled(blend(palette.deep, palette.mid, 0.6), 0.42), {
    shade: wornFloor(stage, [0.5, 0.9, 0.8], [70, 24]),
  })
  const width = canvas.height * 0.018
  paintNeon(stage, line(6.2), palette.mid, { gain: 0.9, glow: 0.55, width })
  paintNeon(stage, line(4.4), palette.key, { gain: 1.15, glow: 0.55, width })
  paintNeon(stage, line(2.3), palette.rim, { gain: 1.05, glow: 0.55, width })
  for (const [index, [x, , z]] of corners(6.2).entries())
    if (z > 1) {
      const post = camera.bar([x, 0, z], [x, 1.5, z], 0.09)
      paintNeon(stage, post, index % 2 ? palette.key : palette.rim, { gain: 1, glow: 0.5, width })
    }
}
