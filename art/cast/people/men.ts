import type { Person } from '../../engine/figure/recipe.ts'

export const ekko = {
  body: 'man',
  skin: '#9a6240',
  face: { eye: '#2ff0d2', brow: '#e8ecec', mouth: 'line', smirk: 1 },
  hair: { swept: { colour: '#eef3f2', high: 1.7, under: '#2a1a14' } },
} satisfies Person

export const yasuo = {
  body: 'man',
  head: 'strong',
  skin: '#d09a76',
  face: { eye: '#cfe8ff', brow: '#2a1c1a' },
  hair: { tail: { colour: '#3a2a30', tip: '#8fb8e8', to: 1, front: 'ragged', width: 50 } },
} satisfies Person

export const viego = {
  body: 'man',
  head: 'heart',
  skin: '#d8e4dc',
  face: { eye: '#a6ff3c', glow: 2, brow: '#d8e4dc', mouth: 'line', smirk: 0.6 },
  hair: { long: { colour: '#eef4ee', width: 34, front: 'ragged' } },
} satisfies Person
