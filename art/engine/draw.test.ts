import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'
import { drawTotem, portraitFrame, splashFrame } from './draw-totem.ts'
import type { Recipe, Venue } from './stage/scene.ts'

const palette = { deep: '#04121f', mid: '#0b5a6b', key: '#14d6c4', hot: '#eafff4', rim: '#ff6a3c', alt: '#c6ff5a' }
const drawing = { svg: '<path d="M256 64 448 448H64Z" fill="currentColor"/>' }
const recipeIn = (venue: Venue): Recipe => ({ palette, motif: 'vinyl', venue, seed: 11 })
const small = { ...splashFrame, width: 320, height: 148 }
const checksum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

test.each<Venue>(['concert', 'arena'])('drawing is deterministic by seed in the %s', (venue) => {
  const draw = (seed: number) => checksum(drawTotem({ ...recipeIn(venue), seed }, small, drawing).bytes)
  expect(draw(11)).toBe(draw(11))
  expect(draw(12)).not.toBe(draw(11))
})

test('a portrait has the size of its frame and uses most brightness values', () => {
  const { width, height, bytes } = drawTotem(recipeIn('concert'), { ...portraitFrame, width: 96, height: 96 }, drawing)
  expect([width, height, bytes.length]).toEqual([96, 96, 96 * 96 * 3])
  expect(new Set(bytes).size).toBeGreaterThan(150)
})

test('an empty stage differs from one with a totem', () => {
  expect(checksum(drawTotem(recipeIn('concert'), small, null).bytes)).not.toBe(
    checksum(drawTotem(recipeIn('concert'), small, drawing).bytes),
  )
})

test('drawings equal the approved golden pictures', () => {
  expect({
    concert: checksum(drawTotem(recipeIn('concert'), small, drawing).bytes),
    arena: checksum(drawTotem({ ...recipeIn('arena'), motif: 'octagon' }, small, drawing).bytes),
    icon: checksum(drawIcon(drawing.svg, palette, 48).bytes),
  }).toMatchInlineSnapshot(`
    {
      "arena": "67b178e1ca5c9688",
      "concert": "8185e2fcc7e6d1ce",
      "icon": "faf2f4a62f3f9b01",
    }
  `)
})
