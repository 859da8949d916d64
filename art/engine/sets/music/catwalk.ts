import { add, over } from '../../canvas/brush.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { paintConfetti } from '../air.ts'
import type { Camera, Place } from '../camera.ts'
import { paintNeon, paintRig } from '../lights.ts'
import { paintGround, type Stage } from '../stage.ts'

/** Pop stars: portals of light over a runway. */
export function paintCatwalk(stage: Stage) {
  const { canvas, camera, palette, power } = stage
  paintGround(stage)
  over(canvas, camera.floor([-30, -6], [60, 40]), scaled(palette.deep, 0.3), { opacity: 0.9 })
  paintPortals(stage)
  paintRunway(stage)
  paintRig(stage, { z: 1.5, y: 4.9 })
  paintNeon(stage, heartOf(camera, 0.62), palette.key, { gain: 1, glow: 0.6, core: 0.3 })
  paintNeon(stage, heartOf(camera, 0.4), palette.rim, { gain: 0.9, glow: 0.5, core: 0.3 })
  if (power >= 4) paintConfetti(stage, 46)
}

function paintPortals(stage: Stage) {
  const { canvas, camera, palette, power } = stage
  const portal = (z: number, size: number, thick: number) => {
    const [w, h] = [3.7 * size, 4.5 * (size > 1 ? 1.05 : 1)]
    const corners: Place[] = [
      [-w, 0, z],
      [-w * 0.86, h * 0.72, z],
      [-w * 0.4, h, z],
      [w * 0.4, h, z],
      [w * 0.86, h * 0.72, z],
      [w, 0, z],
    ]
    return corners
      .slice(1)
      .map((corner, index) => camera.bar(corners[index]!, corner, thick))
      .join('')
  }
  const wall = scaled(blend(palette.deep, palette.mid, 0.4), 0.5)
  for (let index = 3 + Math.ceil(power / 2); index >= 0; index--) {
    const z = 1.4 + index * 1.9
    over(canvas, portal(z + 0.15, 1.06, 0.62), wall, { opacity: 0.95 })
    const tube = { gain: 1.15 - index * 0.1, glow: 0.55, width: canvas.height * 0.022 }
    paintNeon(stage, portal(z, 1, 0.09), index % 2 ? palette.key : palette.rim, tube)
  }
}

function paintRunway(stage: Stage) {
  const { canvas, camera, palette } = stage
  over(canvas, camera.floor([-1.5, -6], [3, 20], 0.02), scaled(palette.mid, 0.3))
  const arrows = Array.from({ length: 9 }, (_, index) => {
    const z = -3.4 + index * 1.25
    const at = (x: number, on: number): Place => [x, 0.03, z + on]
    return camera.face([at(-1.3, 0), at(0, 0.7), at(1.3, 0), at(1.3, 0.24), at(0, 0.94), at(-1.3, 0.24)])
  })
  add(canvas, arrows.join(''), palette.key, { gain: 0.5 })
  const edges = [-1.55, 1.55].map((x) => camera.bar([x, 0.05, -4.2], [x, 0.05, 12], 0.07))
  paintNeon(stage, edges.join(''), palette.rim, { gain: 1.4, glow: 0.7 })
}

/** A heart of tubes beside the runway. */
function heartOf(camera: Camera, size: number): string {
  const at = (step: number): Place => {
    const a = (step / 24) * 2 * Math.PI
    const up = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)
    return [-4.6 + size * 0.96 * Math.sin(a) ** 3, 2.5 + size * 0.06 * up, 3.4]
  }
  return Array.from({ length: 24 }, (_, step) => camera.bar(at(step), at(step + 1), 0.06)).join('')
}
