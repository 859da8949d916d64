import { expect, test } from 'vitest'
import { outline, path, starShape } from './outline.ts'
import { flipped, pointsOf, stretched, whole } from './points.ts'
import { along, leaf, strand, taper } from './strand.ts'

test('points are read from text; an exclamation mark is a sharp corner', () => {
  expect(pointsOf('500 210, -3.5 240!')).toEqual([
    [500, 210, 0],
    [-3.5, 240, 1],
  ])
  expect(() => pointsOf('500 210, 560;240')).toThrow('" 560;240" is no point')
})

test('a half outline becomes a whole one, symmetric about its axis', () => {
  expect(whole('0 10, 5 20, 0 30')).toEqual([
    [500, 10, 0],
    [505, 20, 0],
    [500, 30, 0],
    [495, 20, 0],
  ])
})

test('mirroring twice gives the same points, stretching keeps the middle', () => {
  const points = pointsOf('480 700, 620 720!, 500 740')
  expect(flipped(flipped(points))).toEqual(points)
  expect(stretched(points, [2, 1])[1]).toEqual([740, 720, 1])
  expect(stretched([[500, 720]], [3, 3])[0]).toEqual([500, 720, undefined])
})

test('an outline is smooth through its points and straight at its corners', () => {
  expect(outline('0 0!, 90 0!, 90 90!')).toBe('M0 0C30 0 60 0 90 0C90 30 90 60 90 90C60 60 30 30 0 0Z')
  expect(path('0 0, 60 0, 60 60')).toContain('C')
})

test('a strand starts as wide as its width and comes to a point where that is nothing', () => {
  expect(strand('0 0, 0 50, 0 100', taper(10), 10)).toContain('M-10 0')
  expect(leaf(10)(1)).toBeCloseTo(0, 6)
  expect(leaf(10, 0.4, 0.3)(0)).toBeCloseTo(3, 6)
})

test('a curve goes through its ends', () => {
  const curve = along('0 0, 50 40, 100 0', 8)
  expect(curve).toHaveLength(9)
  expect(curve[0]).toEqual([0, 0])
  expect(curve[8]).toEqual([100, 0])
})

test('a star has two corners for each point', () => {
  expect(starShape([0, 0], 10, 5).match(/L/g)).toHaveLength(9)
})
