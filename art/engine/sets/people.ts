import { add, maskOn, over } from '../canvas/brush.ts'
import { blend, scaled } from '../canvas/colour.ts'
import { bell, mix } from '../canvas/maths.ts'
import { createRandom } from '../canvas/noise.ts'
import { ellipse, moved, path, rectangle, stroke } from '../shape/outline.ts'
import { nearFigure, type Stage } from './stage.ts'

interface Stands {
  z: number
  tiers: number
  y: number
  /** Height of a tier. */
  step: number
}

/** Tiers of people far away: dark rows with rims of light and the sparks of cameras. */
export function paintStands(stage: Stage, { z, tiers, y, step }: Stands) {
  const { canvas, camera, palette, random } = stage
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const [depth, level] = [z + tier * 1.1, y + tier * step]
    let heads = ''
    let flashes = ''
    for (let x = -17; x < 17; x += 0.42) {
      const [headX, headY] = [x + random() * 0.2, level + random() * 0.12]
      heads += camera.disc([headX, headY, depth], 0.17) + camera.wall([headX - 0.24, headY - 0.62, depth], [0.48, 0.5])
      if (random() < 0.04) flashes += camera.disc([headX, headY + 0.25, depth - 0.1], 0.05)
    }
    over(canvas, camera.wall([-20, level - 1.4, depth + 0.2], [40, 1.1]), scaled(palette.deep, 0.6))
    const colour = scaled(blend(palette.mid, palette.key, 0.14), 0.3 + 0.09 * tier)
    over(canvas, heads, colour, { shade: nearFigure(stage, 0.5, 1.3, 1) })
    add(canvas, flashes, palette.hot, { gain: 0.9 })
  }
}

/** A row of people before the stage: height of its heads, size and brightness. */
interface Row {
  line: number
  size: number
  lit: number
  dark: number
}

const rows: Row[] = [
  { line: 0.93, size: 0.03, lit: 0.5, dark: 0.5 },
  { line: 0.985, size: 0.052, lit: 0.9, dark: 0.22 },
]

/** Heads and raised hands between the viewer and the stage. */
export function paintCrowd(stage: Stage) {
  const random = createRandom(stage.seed * 97 + 5)
  for (const row of rows) paintRow(stage, row, random)
}

function paintRow(stage: Stage, { line, size, lit, dark }: Row, random: () => number) {
  const { canvas, palette } = stage
  const { width, height } = canvas
  const unit = height * size
  let people = ''
  let phones = ''
  for (let x = -unit * 2; x < width + unit * 2; x += unit * (1.7 + random() * 1.2)) {
    const person = personAt(x, height * line + (random() - 0.5) * unit * 1.5, unit, random)
    people += person.body
    phones += person.phone
  }
  over(canvas, people, scaled(palette.deep, dark))
  lightUpperEdges(stage, people, lit)
  if (!phones) return
  over(canvas, phones, scaled(palette.deep, 0.2))
  add(canvas, moved(phones, 'translate(0 -1)'), blend(palette.rim, palette.hot, 0.5), { gain: 0.55 })
}

/** A person of the crowd; some raise a hand, some a phone. */
function personAt(x: number, y: number, unit: number, random: () => number) {
  const head = unit * (0.66 + random() * 0.2)
  const foot = y + unit * 4
  const shoulders = path([
    [x - unit * 1.45, foot, 1],
    [x - unit * 1.2, y + unit * 1.3],
    [x - head * 0.4, y + unit * 0.8],
    [x + head * 0.4, y + unit * 0.8],
    [x + unit * 1.2, y + unit * 1.3],
    [x + unit * 1.45, foot, 1],
  ])
  const body = ellipse(x, y, [head * 0.86, head]) + shoulders
  const mood = random()
  if (mood >= 0.4) return { body, phone: '' }
  const side = random() < 0.5 ? -1 : 1
  const elbow = x + side * unit * 1.3
  const [handX, handY] = [elbow + side * unit * (random() * 0.6 - 0.4), y - unit * (1.4 + random() * 1.4)]
  const arm =
    stroke(
      [
        [x + side * unit, y + unit * 1.5],
        [elbow, y + unit * 0.2],
        [handX, handY],
      ],
      unit * 0.38,
    ) + ellipse(handX, handY, unit * 0.32)
  const phone = rectangle({
    x: handX - unit * 0.34,
    y: handY - unit * 0.9,
    width: unit * 0.68,
    height: unit,
    round: 2,
  })
  const horns =
    stroke(
      [
        [handX - unit * 0.16, handY],
        [handX - unit * 0.26, handY - unit * 0.7],
      ],
      unit * 0.18,
    ) +
    stroke(
      [
        [handX + unit * 0.16, handY],
        [handX + unit * 0.28, handY - unit * 0.65],
      ],
      unit * 0.18,
    )
  if (mood < 0.1) return { body: body + arm, phone }
  return { body: body + arm + (mood < 0.25 ? horns : ''), phone: '' }
}

/** Light on upper edges near the stage: the drawing, less itself moved down. */
function lightUpperEdges({ canvas, palette, focus }: Stage, svg: string, gain: number) {
  const mask = maskOn(canvas, svg, 4)
  if (!mask) return
  const { light, width, height } = canvas
  const down = Math.round(height * 0.0042)
  const colour = blend(palette.rim, palette.key, 0.5)
  for (let place = down * mask.width; place < mask.values.length; place++) {
    const edge = mask.values[place]! - mask.values[place - down * mask.width]!
    if (edge < 0.02) continue
    const x = mask.left + (place % mask.width)
    const share = edge * gain * bell((x - focus[0]) / height, 0.95)
    const at = ((mask.top + Math.floor(place / mask.width)) * width + x) * 3
    for (let channel = 0; channel < 3; channel++)
      light[at + channel] = mix(light[at + channel]!, colour[channel]!, share)
  }
}
