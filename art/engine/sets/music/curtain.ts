import { add, over } from '../../canvas/brush.ts'
import { eachPixel } from '../../canvas/canvas.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { bell, smoothstep } from '../../canvas/maths.ts'
import { cloud } from '../../canvas/noise.ts'
import { ellipse } from '../../shape/outline.ts'
import type { Place } from '../camera.ts'
import { paintLamp, paintRig } from '../lights.ts'
import { fieldOver, nearFigure, paintGround, type Stage } from '../stage.ts'

const cloth = 2.4

/** Opera and jazz: a curtain, footlights, smoke. */
export function paintCurtain(stage: Stage) {
  const { canvas, camera, palette } = stage
  paintGround(stage)
  paintFolds(stage)
  const [x, y] = camera.at([0, 1.9, cloth])
  const { height } = canvas
  add(canvas, ellipse(x, y, [height * 0.56, height * 0.52]), palette.key, {
    gain: 0.22,
    blur: height * 0.1,
    screen: height / 72,
  })
  paintValance(stage)
  over(canvas, camera.floor([-20, -8], [40, 10.4]), scaled(blend(palette.deep, palette.mid, 0.2), 0.4))
  const planks = Array.from({ length: 12 }, (_, index) =>
    camera.bar([-12 + index * 2, 0.01, -6], [-12 + index * 2, 0.01, 2.3], 0.02),
  )
  over(canvas, planks.join(''), scaled(palette.deep, 0.3))
  paintRig(stage, { z: 1.2, y: 4.7, gain: 0.36 })
  for (let index = -6; index < 6; index++) {
    const lamp = camera.at([index * 0.9, 0.1, -1.1])
    if (lamp[1] < height * 1.02) paintLamp(stage, lamp, height * 0.011, palette.rim)
  }
  paintSmoke(stage)
}

const folds = { count: 30, half: 11, strips: 6, tones: 14 }

/** Folds: strips from light to dark; strips of a like tone are drawn together. */
function paintFolds({ canvas, camera, palette, focus }: Stage) {
  const byTone = Array.from({ length: folds.tones + 1 }, () => '')
  const width = (2 * folds.half) / folds.count
  for (let fold = 0; fold < folds.count; fold++)
    for (let strip = 0; strip < folds.strips; strip++) {
      const share = (strip + 0.5) / folds.strips
      const swing = share * Math.PI * 0.9 + 0.15 * Math.sin(fold * 2.1)
      const lit = 0.16 + 0.84 * Math.max(0, Math.sin(swing)) ** 1.6
      const left = -folds.half + fold * width + (width * strip) / folds.strips - 0.02
      const right = left + width / folds.strips + 0.03
      const foot = 0.036 * Math.sin(fold * 1.3)
      byTone[Math.round(lit * folds.tones)] += camera.face([
        [left, -0.1, cloth],
        [right, -0.1, cloth],
        [right + foot, 6.2, cloth],
        [left + foot, 6.2, cloth],
      ])
    }
  const shade = (x: number, y: number) =>
    0.16 + 1.15 * bell(Math.hypot((x - focus[0]) * 0.8, y - focus[1]) / canvas.height, 0.62)
  byTone.forEach((svg, tone) => {
    const lit = tone / folds.tones
    over(canvas, svg, scaled(blend(palette.deep, palette.mid, 0.35 + 0.65 * lit), 0.2 + 0.75 * lit), { shade })
  })
}

/** Swags with a hem of the neon's colour. */
function paintValance(stage: Stage) {
  const { canvas, camera, palette } = stage
  const z = cloth - 0.3
  let swags = ''
  let hems = ''
  for (let index = -7; index < 7; index++) {
    const x = index * 1.6
    const low = Array.from(
      { length: 13 },
      (_, step): Place => [x + (step / 12) * 1.6, 4.05 - 0.62 * Math.sin((step / 12) * Math.PI), z],
    )
    swags += camera.face([[x, 7, z], ...low, [x + 1.6, 7, z]])
    hems += low
      .slice(1)
      .map((place, step) => camera.bar(low[step]!, place, 0.07))
      .join('')
  }
  over(canvas, swags, scaled(palette.mid, 0.36), { shade: nearFigure(stage, 0.3, 0.9) })
  over(canvas, hems, scaled(palette.rim, 0.8), { shade: nearFigure(stage, 0.25, 0.9) })
}

/** Smoke in slow curls. */
function paintSmoke({ canvas, palette, seed }: Stage) {
  const { light, height } = canvas
  const density = fieldOver(canvas, (x, y) => {
    if (y < 0.34) return 0
    const curl = cloud(x * 2 + seed + 0.8 * cloud(x * 3, y * 3), y * 2.4, 5)
    return smoothstep(0.46, 0.62, curl) * smoothstep(0.35, 1, y) * 0.28
  })
  eachPixel(canvas, { from: height * 0.34, to: height }, (x, y, place) => {
    const share = density(x, y)
    for (let channel = 0; channel < 3; channel++)
      light[place + channel]! += (palette.mid[channel]! + palette.key[channel]! * 0.25) * share
  })
}
