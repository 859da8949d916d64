import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blend, paletteOf, toLight, toneMapped, toScreen } from './colour.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

test('sRGB conversion round-trips', () => {
  fc.assert(
    fc.property(share, (value) => {
      expect(toScreen(toLight(value))).toBeCloseTo(value, 6)
    }),
  )
})

test('half of a screen value is about a fifth of the light', () => {
  expect(toLight(0.5)).toBeCloseTo(0.214, 3)
})

test('tone mapping keeps black, is monotonic and never exceeds 1', () => {
  expect(toneMapped(0)).toBe(0)
  const light = fc.double({ min: 0, max: 50, noNaN: true })
  fc.assert(
    fc.property(light, light, (one, other) => {
      const [low, high] = [toneMapped(Math.min(one, other)), toneMapped(Math.max(one, other))]
      expect(low).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(1)
    }),
  )
})

test('a blend interpolates between two colours', () => {
  expect(blend([0, 1, 2], [1, 1, 0], 0.5)).toEqual([0.5, 1, 1])
})

test('a palette with an invalid colour throws with that colour', () => {
  const right = '#123456'
  const palette = { deep: right, mid: right, key: '#12345', hot: right, rim: right, alt: right }
  expect(() => paletteOf(palette)).toThrow('"#12345" is no colour')
})
