import { expect, test } from 'vitest'
import { turnedBy } from './face.ts'
import { figureOf } from './figure.ts'
import type { Recipe } from './recipe.ts'
import { inOrder, onHead, slot } from './slots.ts'

const plain: Recipe = { id: 'TFT10_Test', body: 'woman', skin: '#e2b092', set: 'club', camera: 'front' }

test('layers follow the order of the slots; those of one slot keep theirs', () => {
  const layer = (svg: string) => ({ svg, colour: '#ffffff' })
  const parts = [
    ...slot('hand', layer('a')),
    ...slot('back', [layer('b'), null, [layer('c')]]),
    ...slot('aura', layer('d')),
  ]
  expect(inOrder(parts).map(({ svg }) => svg)).toEqual(['d', 'b', 'c', 'a'])
  expect(inOrder(onHead({ svg: 'e', dim: 0.5 }))).toEqual([])
})

test('what is behind a figure shares a cluster', () => {
  expect(slot('back', { svg: '', colour: '#ffffff' })[0]!.layer!.cluster).toBe('back')
})

test('a figure has arms, a neck and a head, and takes modules on top', () => {
  const bare = figureOf(plain).layers.length
  expect(bare).toBe(4)
  expect(figureOf({ ...plain, hair: { bob: { colour: '#e8b45a' } } }).layers).toHaveLength(bare + 2)
  expect(
    figureOf({ ...plain, outfit: { choker: [{ colour: '#000000' }, { colour: '#ffffff' }] } }).layers,
  ).toHaveLength(bare + 2)
})

test('an unknown module is named with its recipe', () => {
  const gear = { hatt: { colour: '#ffffff' } } as Recipe['gear']
  expect(() => figureOf({ ...plain, gear })).toThrow('TFT10_Test: gear has no module "hatt"')
})

test('an arm leads to the hand that holds a tool', () => {
  const tools: Recipe['tools'] = { spear: { colour: '#ffffff', trim: '#ffffff', x: 800, y: 600, fist: '#ffffff' } }
  const [right] = figureOf({ ...plain, tools }).layers
  expect(right!.svg).not.toBe(figureOf(plain).layers[0]!.svg)
})

test('heads of yordles grow, bodies do not', () => {
  const { layers } = figureOf({ ...plain, body: 'yordle' })
  expect(layers.filter(({ svg }) => svg.includes('scale(1.42)'))).toHaveLength(1)
})

test('a turned face moves its middle to the side and narrows the far half', () => {
  const turned = turnedBy(0.3)
  const x = (from: number) => turned([from, 420])[0]
  expect(x(500)).toBeGreaterThan(540)
  expect(x(580) - x(500)).toBeLessThan(x(500) - x(420))
  expect(turnedBy(0)([470, 420])).toEqual([470, 420])
})
