import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../canvas/plane.ts'
import { balloonOf, flatten, normalAt } from './balloon.ts'
import { edgeOf, outwardAt, signedDistance } from './edge.ts'
import { createFilm, shrunk } from './film.ts'
import { counterOf, gradeOf, hueOf, lightsOf } from './grade.ts'
import { screenAt } from './halftone.ts'
import { turnOf } from './layer.ts'
import { clustersOf } from './relief.ts'
import { rimShare } from './rim.ts'
import { halfAt, litAt } from './tone.ts'

const palette = { deep: '#04121f', mid: '#0b5a6b', key: '#14d6c4', hot: '#eafff4', rim: '#ff6a3c', alt: '#c6ff5a' }

/** A square of coverage in the middle of a plane. */
function squareOf(size: number, from: number, to: number): Plane {
  const plane = createPlane(size, size)
  for (let y = from; y < to; y++) plane.values.fill(1, y * size + from, y * size + to)
  return plane
}

test('the halftone screen repeats at its pitch, is highest at dots and a half on average', () => {
  const pitch = 8 * Math.SQRT2
  expect(screenAt(0, 0, pitch)).toBe(1)
  expect(screenAt(16, 0, pitch)).toBeCloseTo(screenAt(0, 0, pitch), 6)
  let total = 0
  for (let y = 0; y < 64; y++) for (let x = 0; x < 64; x++) total += screenAt(x, y, pitch)
  expect(total / 64 ** 2).toBeCloseTo(0.5, 2)
})

test('tones have hard borders; dots appear only near the border of shadow and half tone', () => {
  expect([halfAt(-0.2, 0.5), halfAt(0.2, 0.5), litAt(-0.03), litAt(0.03)]).toEqual([0, 1, 0, 1])
  expect(halfAt(0, 0.1)).toBe(1)
  expect(halfAt(0, 0.9)).toBe(0)
  expect(halfAt(0, null)).toBe(0.5)
})

test('signed distance is positive inside and grows by one for each pixel', () => {
  const { values } = signedDistance(squareOf(21, 5, 16))
  const at = (x: number, y: number) => values[y * 21 + x]!
  expect(at(10, 10)).toBeGreaterThan(at(7, 10))
  expect(at(7, 10) - at(6, 10)).toBeCloseTo(1, 5)
  expect(at(2, 10)).toBeLessThan(0)
})

test('an edge points outward', () => {
  const mask = { left: 20, top: 20, ...squareOf(41, 8, 33) }
  const edge = edgeOf(mask, { width: 200, height: 200, unit: 1 })
  expect(outwardAt(edge, 9, 20)[0]).toBeLessThan(-0.9)
  expect(outwardAt(edge, 31, 20)[0]).toBeGreaterThan(0.9)
  expect(outwardAt(edge, 20, 9)[1]).toBeLessThan(-0.9)
})

test('a rim is full where the edge faces the lamp and nothing where it faces away', () => {
  expect(rimShare([-1, 0], [-1, 0])).toBe(1)
  expect(rimShare([1, 0], [-1, 0])).toBe(0)
  expect(rimShare([-0.7, -0.7], [-1, 0])).toBeGreaterThan(0.3)
})

test('a balloon looks at the viewer in the middle and away at its sides', () => {
  const balloon = balloonOf(squareOf(100, 10, 90), 80)
  const normal = new Float64Array(3)
  const at = (x: number, y: number) => {
    normalAt(balloon, x, y, normal)
    flatten(normal, 0.6)
    return [...normal]
  }
  expect(at(50, 50)[2]).toBeGreaterThan(0.99)
  expect(at(14, 50)[0]).toBeLessThan(-0.5)
  expect(at(86, 50)[0]).toBeGreaterThan(0.5)
  expect(Math.hypot(...at(30, 60))).toBeCloseTo(1, 6)
})

test('the counter light is the neon, unless its hue is near that of the lamp', () => {
  const lights = lightsOf(palette)
  expect(counterOf(lights)).toBe(lights.rim)
  expect(counterOf({ ...lights, rim: lights.key })).toBe(lights.alt)
})

test('a dark yellow haze turns to the hue of the neon', () => {
  const { mid, rim } = lightsOf({ ...palette, mid: '#7a5c0a', rim: '#3c8dff' })
  expect(Math.abs(hueOf(mid) - hueOf(rim))).toBeLessThan(40)
})

test('a higher cost means more light', () => {
  const at = (power: number) => gradeOf(palette, 'stage', { power })
  expect([1, 3, 5].map((power) => at(power).lit)).toEqual([1, 1.3, 1.4])
  expect(at(1).rimWidth).toBeLessThan(at(5).rimWidth)
  expect(gradeOf(palette, 'small').innerRim).toBe(0)
})

test('turning moves near layers further than far ones; still layers stay', () => {
  const shiftOf = (depth: number) =>
    Number(/ ([-\d.]+) [-\d.]+\)$/.exec(turnOf({ svg: '', colour: '#ffffff', head: true }, depth, { yaw: 0.3 }))![1])
  expect(shiftOf(0.6)).toBeGreaterThan(shiftOf(0.1))
  expect(turnOf({ svg: '', colour: '#ffffff', still: true }, 1, { yaw: 0.5 })).toBe('')
})

test('runs of layers with the same cluster belong together', () => {
  const layer = (cluster?: string) => ({ svg: '', colour: '#ffffff', cluster })
  const clusters = clustersOf([layer('back'), layer('back'), layer(), layer(), layer('back')])
  expect(clusters.map((cluster) => cluster.length)).toEqual([2, 2, 1])
})

test('a film shrinks to the mean of its pixels', () => {
  const film = createFilm(4, 4)
  film.cover.values.fill(1, 0, 8)
  film.light.fill(0.5, 0, 24)
  const small = shrunk(film, 2)
  expect([...small.cover.values]).toEqual([1, 1, 0, 0])
  expect(small.light[0]).toBeCloseTo(0.5, 6)
})
