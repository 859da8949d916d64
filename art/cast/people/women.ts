import type { Person } from '../../engine/figure/recipe.ts'

export const seraphine = {
  body: 'woman',
  head: 'round',
  skin: '#f4d2c4',
  face: { nose: 0.75, eye: '#5cf0ff', height: 34, brow: '#b0487a', lips: '#ff5f8a', smirk: 0.6 },
  hair: { long: { colour: '#ff7ab8', tip: '#7adfff', width: 52, curl: 40, front: 'left' } },
} satisfies Person

export const lux = {
  body: 'woman',
  head: 'heart',
  skin: '#f3d2c0',
  face: { eye: '#2fb4ff', brow: '#a8843c', smirk: 1 },
  hair: { bob: { colour: '#f2c862', cut: 580, front: 'swept' } },
} satisfies Person
