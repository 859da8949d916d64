import { expect, test } from 'vitest'
import { cameraOf, type Place } from './camera.ts'
import { cameras } from './cameras.ts'
import { foregrounds } from './foregrounds.ts'

const frame = { width: 1600, height: 800 }
const level = cameraOf({ from: [0, 1, -5], to: [0, 1, 0], span: 1 }, frame)

/** Corners of a path. */
const corners = (svg: string) => [...svg.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('what the camera looks at is in the middle; right is right and up is up', () => {
  expect(level.at([0, 1, 0])).toEqual([800, 400])
  expect(level.at([1, 1, 0])[0]).toBeGreaterThan(800)
  expect(level.at([0, 2, 0])[1]).toBeLessThan(400)
})

test('a metre is as large as the distance says', () => {
  expect(level.metre([0, 1, 0])).toBeCloseTo(160, 6)
  expect(level.metre([0, 1, 5])).toBeCloseTo(80, 6)
  expect(level.at([1, 1, 0])[0] - 800).toBeCloseTo(160, 6)
})

test('parts behind the camera are cut off', () => {
  const behind: Place[] = [
    [-1, 0, -9],
    [1, 0, -9],
    [1, 2, -9],
  ]
  expect(level.face(behind)).toBe('')
  const half = corners(level.floor([-1, -9], [2, 12]))
  expect(half).toHaveLength(4)
  expect(half.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
})

test('a bar is as wide as said, a disc as large', () => {
  const bar = corners(level.bar([0, 0, 0], [0, 2, 0], 0.5))
  expect(Math.max(...bar.map(([x]) => x!)) - Math.min(...bar.map(([x]) => x!))).toBeCloseTo(80, 0)
  const disc = corners(level.disc([0, 1, 0], 1))
  expect(Math.max(...disc.map(([, y]) => y!))).toBeCloseTo(560, 0)
})

test('rolling turns the picture about its middle', () => {
  const rolled = cameraOf({ from: [0, 1, -5], to: [0, 1, 0], span: 1, roll: 90 }, frame)
  const [x, y] = rolled.at([1, 1, 0])
  expect(x).toBeCloseTo(800, 6)
  expect(Math.abs(y - 400)).toBeCloseTo(160, 6)
})

test('a frame may put the middle of the view elsewhere', () => {
  const aside = cameraOf({ from: [0, 1, -5], to: [0, 1, 0], span: 1 }, { ...frame, axis: 1200 })
  expect(aside.at([0, 1, 0])).toEqual([1200, 400])
})

test('every camera sees the performer in its picture and names a known foreground', () => {
  for (const shot of Object.values(cameras)) {
    const [x, y] = cameraOf(shot, { width: 1624, height: 750 }).at([0, 1.5, 0])
    expect(x).toBeGreaterThan(700)
    expect(x).toBeLessThan(1500)
    expect(Math.abs(y)).toBeLessThan(900)
    expect(foregrounds).toHaveProperty(shot.before)
  }
})
