import { add, over } from '../../canvas/brush.ts'
import { eachPixel } from '../../canvas/canvas.ts'
import { blend, scaled } from '../../canvas/colour.ts'
import { bell } from '../../canvas/maths.ts'
import { rectangle } from '../../shape/outline.ts'
import { paintConfetti } from '../air.ts'
import { paintNeon, paintRig } from '../lights.ts'
import { paintGround, type Stage } from '../stage.ts'

/** Arcade games and pop bands: a grid to the horizon, a sun in bars, towers of blocks. */
export function paintHorizon(stage: Stage) {
  const { canvas, camera, palette, power } = stage
  paintGround(stage)
  const level = camera.at([0, 0, 400])[1]
  paintGlow(stage, level)
  paintSun(stage, level)
  paintTowers(stage)
  over(canvas, camera.floor([-60, -8], [120, 400]), scaled(blend(palette.deep, palette.mid, 0.25), 0.4))
  paintGrid(stage)
  paintRig(stage, { z: 1.2, y: 4.8, gain: 0.26 })
  const { width, height } = canvas
  const hearts =
    heartAt(width * 0.3, height * 0.2, 10) +
    heartAt(width * 0.86, height * 0.3, 12) +
    heartAt(width * 0.44, height * 0.1, 7)
  paintNeon(stage, hearts, palette.rim, { gain: 1, glow: 0.5, core: 0.15 })
  paintScanLines(stage)
  if (power >= 4) paintConfetti(stage, 24)
}

function paintGlow({ canvas, palette }: Stage, level: number) {
  const { light, height } = canvas
  eachPixel(canvas, { from: 0, to: height }, (_, y, place) => {
    const distance = (y - level) / height
    const [wide, narrow] = [0.5 * bell(distance, 0.32), 0.1 * bell(distance, 0.12)]
    for (let channel = 0; channel < 3; channel++)
      light[place + channel]! += palette.mid[channel]! * wide + palette.rim[channel]! * narrow
  })
}

/** The sun: bars, with wider gaps below. */
function paintSun({ canvas, camera, palette }: Stage, level: number) {
  const { width, height } = canvas
  const radius = height * 0.43
  const [x] = camera.at([0.4, 1.5, 60])
  const y = level - radius * 0.62
  const gaps = Array.from({ length: 8 }, (_, index) => {
    const top = y + radius * (-0.1 + index * 0.135)
    return `<rect fill="#000" x="0" y="${top}" width="${width}" height="${radius * (0.012 + index * 0.0085)}"/>`
  })
  const sun =
    `<defs><mask id="m"><rect width="${width}" height="${height}" fill="#fff"/>${gaps.join('')}</mask>` +
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/>' +
    '<stop offset="1" stop-color="#fff" stop-opacity=".35"/></linearGradient></defs>' +
    `<circle cx="${x}" cy="${y}" r="${radius}" mask="url(#m)" fill="url(#g)"/>`
  add(canvas, sun, blend(palette.rim, palette.key, 0.25), { gain: 0.55 })
}

function paintTowers({ canvas, camera, palette, random }: Stage) {
  for (const side of [-1, 1])
    for (let index = 0; index < 9; index++) {
      const x = side * (3.2 + index * 1.35) - (side < 0 ? 1 : 0)
      const tall = 1 + Math.floor(random() * 6) * 0.6
      let windows = ''
      for (let column = 0; column < 3; column++)
        for (let row = 0; row < tall / 0.4 - 1; row++)
          if (random() < 0.45) windows += camera.wall([x + 0.15 + column * 0.36, 0.25 + row * 0.4, 8.98], [0.2, 0.2])
      over(canvas, camera.wall([x, 0, 9], [1.25, tall]), scaled(blend(palette.deep, palette.mid, 0.3), 0.5))
      over(canvas, windows, index % 2 ? palette.key : palette.rim, { opacity: 0.75 })
      over(canvas, camera.bar([x, tall, 9], [x + 1.25, tall, 9], 0.05), palette.key, { opacity: 0.9 })
    }
}

function paintGrid(stage: Stage) {
  const { canvas, camera, palette } = stage
  let grid = ''
  for (let index = -30; index <= 30; index++)
    grid += camera.bar([index * 1.1, 0.01, -4], [index * 1.1, 0.01, 60], 0.028)
  for (let index = 0; index < 34; index++) {
    const z = -3.4 + index * 1.1
    grid += camera.bar([-40, 0.01, z], [40, 0.01, z], 0.03)
  }
  paintNeon(stage, grid, palette.key, { gain: 0.8, glow: 0.4, core: 0.1, width: canvas.height * 0.008 })
}

const heart = ['0110110', '1111111', '1111111', '0111110', '0011100', '0001000']

/** A heart of square pixels. */
function heartAt(x: number, y: number, size: number): string {
  const pixels = heart.flatMap((row, down) =>
    [...row].map((pixel, across) =>
      pixel === '1' ? rectangle({ x: x + across * size, y: y + down * size, width: size - 1, height: size - 1 }) : '',
    ),
  )
  return pixels.join('')
}

/** Every fourth line is darker, as on a tube. */
function paintScanLines({ canvas: { light, width, height } }: Stage) {
  for (let y = 3; y < height; y += 4)
    for (let place = y * width * 3; place < (y + 1) * width * 3; place++) light[place] = light[place]! * 0.72
}
