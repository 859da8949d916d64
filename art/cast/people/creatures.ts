import type { Person } from '../../engine/figure/recipe.ts'

export const zac = {
  body: 'slime',
  skin: '#6ad84a',
  face: {
    eye: '#f4ffb0',
    width: 74,
    height: 46,
    slant: 0.16,
    mouth: 'grin',
    mouthShape: { y: 506, width: 1.5, height: 1.3 },
  },
} satisfies Person
