import { add, over } from '../../canvas/brush.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { ellipse, polygon } from '../../shape/outline.ts'
import { paintConfetti } from '../air.ts'
import type { Place } from '../camera.ts'
import { paintNeon, paintRig } from '../lights.ts'
import { paintGround, paintHaze, type Stage } from '../stage.ts'

/** Electronic music: hexagons that run to a point, laser lines. */
export function paintTunnel(stage: Stage) {
  const { canvas, camera, palette, power } = stage
  paintGround(stage)
  const colours = [palette.key, palette.rim, palette.alt]
  for (let index = 9; index >= 0; index--) {
    const z = 0.4 + index * 1.5
    const wall = scaled(blend(palette.deep, palette.mid, 0.5), 0.45 - index * 0.03)
    over(canvas, hexagon(stage, [z + 0.2, 4], 0.6), wall, { opacity: 0.9 })
    const tube = { gain: 1.1 - index * 0.07, glow: 0.4, width: canvas.height * 0.016 }
    paintNeon(stage, hexagon(stage, [z, 3.55], 0.075), colours[index % 3]!, tube)
  }
  paintLasers(stage)
  over(canvas, camera.floor([-20, -8], [40, 9.2], -0.2), scaled(palette.deep, 0.4), { opacity: 0.75 })
  paintRig(stage, { z: 0.6, y: 4.8, gain: 0.3 })
  paintHaze(stage, { from: 0.62, gain: 0.4 })
  if (power >= 4) paintConfetti(stage, 30)
}

/** A frame of six bars at a depth, of some radius. */
function hexagon({ camera }: Stage, [z, radius]: readonly [number, number], thick: number): string {
  const at = (corner: number): Place => {
    const angle = (corner / 6) * 2 * Math.PI + Math.PI / 6
    return [Math.cos(angle) * radius, 1.9 + Math.sin(angle) * radius, z]
  }
  return Array.from({ length: 6 }, (_, corner) => camera.bar(at(corner), at(corner + 1), thick)).join('')
}

/** Lasers from the far end. */
function paintLasers({ canvas, camera, palette, power, random }: Stage) {
  const [x, y] = camera.at([0, 1.9, 16])
  const rays = ['', '']
  const count = 6 + power * 4
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * 2 * Math.PI + random() * 0.15
    const wide = 2 + random() * 5
    const [endX, endY] = [x + Math.cos(angle) * canvas.width, y + Math.sin(angle) * canvas.width]
    const [sideX, sideY] = [-Math.sin(angle) * wide, Math.cos(angle) * wide]
    rays[index % 2] += polygon([
      [x, y],
      [endX + sideX, endY + sideY],
      [endX - sideX, endY - sideY],
    ])
  }
  add(canvas, rays[1]!, palette.key, { gain: 0.42 })
  add(canvas, rays[0]!, palette.rim, { gain: 0.36 })
  add(canvas, ellipse(x, y, canvas.height * 0.2), palette.hot, { gain: 0.5, blur: canvas.height * 0.07 })
}
