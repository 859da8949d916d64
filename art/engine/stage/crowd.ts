import { cover, eachPixel } from '../canvas/canvas.ts'
import { blend, scaled, sum } from '../canvas/colour.ts'
import { clamp, fade } from '../canvas/maths.ts'
import { createRandom } from '../canvas/noise.ts'
import { blurred } from '../canvas/plane.ts'
import { maskOf } from '../glyph/glyph-shape.ts'
import type { Scene } from './scene.ts'

/** A row of people from behind. */
interface Row {
  /** Centre of the heads and size of a person, as shares of the height. */
  line: number
  size: number
  /** Light on upper edges, its thickness in pixels, and haze in front. */
  edgeLight: number
  edge: number
  haze: number
  isBlurred: boolean
}

const rows: Row[] = [
  { line: 0.865, size: 0.017, edgeLight: 0, edge: 2, haze: 0.34, isBlurred: false },
  { line: 0.91, size: 0.027, edgeLight: 0.55, edge: 3, haze: 0.13, isBlurred: false },
  { line: 0.975, size: 0.043, edgeLight: 0.42, edge: 5, haze: 0.02, isBlurred: true },
]

/** Three rows of a crowd in front of the stage, lit by it. */
export function paintCrowd(scene: Scene) {
  for (const [place, row] of rows.entries()) paintRow(scene, row, place)
}

function paintRow({ canvas, palette, recipe, center }: Scene, row: Row, place: number) {
  const { width, height } = canvas
  const svg = svgOf({ width, height }, row, createRandom(recipe.seed * 97 + place * 13 + 5))
  const sharp = maskOf(svg, width, height)
  const { values } = row.isBlurred ? blurred(blurred(sharp, 2), 2) : sharp
  const haze = blend(palette.rim, palette.key, 0.35)
  const light = blend(palette.rim, palette.hot, 0.3)
  const body = scaled(palette.deep, 0.16)
  eachPixel(canvas, { from: height * (row.line - row.size * 5), to: height }, (x, y, pixel) => {
    const share = values[y * width + x]!
    if (share < 0.01) return
    const above = y >= row.edge ? values[(y - row.edge) * width + x]! : 0
    const aside = (x - center.x) / height
    const lit = Math.max(0, share - above) * Math.exp(-aside * aside * 1.6) * row.edgeLight
    const mist = row.haze * fade(aside, 0.67) * (1 - clamp((y / height - 0.84) / 0.14) * 0.8)
    cover(canvas, pixel, sum(body, scaled(haze, mist), scaled(light, lit)), share)
  })
}

interface Size {
  width: number
  height: number
}

function svgOf({ width, height }: Size, row: Row, random: () => number): string {
  const size = height * row.size
  let people = ''
  for (let x = -size * 2; x < width + size * 2; x += size * (1.7 + random() * 1.3))
    people += personAt({ x, y: height * row.line + (random() - 0.5) * size * 1.6, size, ground: height + 9 }, random)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff">${people}</svg>`
}

interface Person {
  x: number
  y: number
  size: number
  ground: number
}

function personAt(person: Person, random: () => number): string {
  const { x, y, size, ground } = person
  const head = size * (0.62 + random() * 0.2)
  const hair =
    random() < 0.35 ? `<ellipse cx="${x}" cy="${y + head * 0.5}" rx="${head * 1.1}" ry="${head * 1.25}"/>` : ''
  const neck = `${y + size * 0.95} ${x - head * 0.4} ${y + head * 0.8}L${x + head * 0.4} ${y + head * 0.8}`
  const shoulders = `M${x - size * 1.45} ${ground}C${x - size * 1.5} ${y + size * 1.2} ${x - size * 0.9} ${neck}C${x + size * 0.9} ${y + size * 0.95} ${x + size * 1.5} ${y + size * 1.2} ${x + size * 1.45} ${ground}Z`
  const arms = random() < 0.34 ? (random() < 0.5 ? [-1, 1] : [random() < 0.5 ? -1 : 1]) : []
  return `<ellipse cx="${x}" cy="${y}" rx="${head * 0.86}" ry="${head}"/>${hair}<path d="${shoulders}"/>${arms.map((side) => armOf(person, side, random)).join('')}`
}

/** A raised arm with a fist, sometimes with a phone or the sign of the horns. */
function armOf({ x, y, size }: Person, side: number, random: () => number): string {
  const [elbowX, elbowY] = [x + side * size * (1.15 + random() * 0.3), y + size * (0.2 - random() * 0.5)]
  const [handX, handY] = [elbowX + side * size * (random() * 0.5 - 0.35), elbowY - size * (1.5 + random() * 1.3)]
  const line = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'
  const arm = `<path d="M${x + side * size * 1.05} ${y + size * 1.5}L${elbowX} ${elbowY}L${handX} ${handY}" ${line} stroke-width="${size * 0.36}"/><circle cx="${handX}" cy="${handY - size * 0.12}" r="${size * 0.3}"/>`
  const held = random()
  if (held < 0.1)
    return `${arm}<rect x="${handX - size * 0.35}" y="${handY - size * 0.85}" width="${size * 0.7}" height="${size * 0.95}" rx="2"/>`
  if (held > 0.3) return arm
  return `${arm}<path d="M${handX - size * 0.14} ${handY}l${-size * 0.1} ${-size * 0.65}M${handX + size * 0.14} ${handY}l${size * 0.12} ${-size * 0.6}" ${line} stroke-width="${size * 0.17}"/>`
}
