import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { maskableOf, safeRadius } from './maskable-icon.ts'

const icon = readFileSync('art/brand/icon.svg', 'utf8')

/** The sign's reach from the middle (share of the width), and the number of pixels that are not opaque. */
function reachOf(svg: string) {
  const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: 256 } }).render()
  const ground = pixels.subarray(4 * 2 * width + 4 * (width / 2)).subarray(0, 3)
  let [reach, clear] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    if (pixels[at + 3]! < 255) clear++
    else if (ground.some((value, colour) => Math.abs(value - pixels[at + colour]!) > 8))
      reach = Math.max(reach, Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) / width)
  }
  return { reach, clear }
}

test('the sign of the maskable icon fills the safe circle and stays in it, on a ground without corners', () => {
  const { reach, clear } = reachOf(maskableOf(icon))
  expect(clear).toBe(0)
  expect(reach).toBeLessThanOrEqual(safeRadius)
  expect(reach).toBeGreaterThan(safeRadius - 0.03)
})

test("the plain icon's sign reaches beyond that circle, and its corners are cut", () => {
  const { reach, clear } = reachOf(icon)
  expect(clear).toBeGreaterThan(0)
  expect(reach).toBeGreaterThan(safeRadius)
})
