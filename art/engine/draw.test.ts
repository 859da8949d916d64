import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'
import { drawStage } from './draw-stage.ts'
import type { Frame, Recipe, Venue } from './stage/scene.ts'

const palette = { deep: '#04121f', mid: '#0b5a6b', key: '#14d6c4', hot: '#eafff4', rim: '#ff6a3c', alt: '#c6ff5a' }
const subject = { sign: '<path d="M256 64 448 448H64Z" fill="currentColor"/>' }
const recipeIn = (venue: Venue): Recipe => ({ palette, motif: 'vinyl', venue, seed: 11, beams: 9, confetti: 70 })
const frame: Frame = {
  width: 320,
  height: 148,
  centerX: 0.66,
  centerY: 0.435,
  size: 0.72,
  floor: 0.83,
  keepClear: 0.42,
}
const checksum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

test.each<Venue>(['concert', 'arena'])('drawing is deterministic by seed in the %s', (venue) => {
  const draw = (seed: number) => checksum(drawStage({ ...recipeIn(venue), seed }, frame, subject).bytes)
  expect(draw(11)).toBe(draw(11))
  expect(draw(12)).not.toBe(draw(11))
})

test('a stage has the size of its frame and uses most brightness values', () => {
  const { width, height, bytes } = drawStage(recipeIn('concert'), { ...frame, width: 96, height: 96 }, subject)
  expect([width, height, bytes.length]).toEqual([96, 96, 96 * 96 * 3])
  expect(new Set(bytes).size).toBeGreaterThan(150)
})

test('an empty stage differs from one with a sign', () => {
  expect(checksum(drawStage(recipeIn('concert'), frame, null).bytes)).not.toBe(
    checksum(drawStage(recipeIn('concert'), frame, subject).bytes),
  )
})

test('drawings equal the approved golden pictures', () => {
  expect({
    concert: checksum(drawStage(recipeIn('concert'), frame, subject).bytes),
    arena: checksum(drawStage({ ...recipeIn('arena'), motif: 'octagon' }, frame, subject).bytes),
    icon: checksum(drawIcon(subject.sign, palette, 48).bytes),
  }).toMatchInlineSnapshot(`
    {
      "arena": "67b178e1ca5c9688",
      "concert": "8185e2fcc7e6d1ce",
      "icon": "faf2f4a62f3f9b01",
    }
  `)
})
