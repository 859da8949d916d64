import type { Recipe } from '../../engine/figure/recipe.ts'
import { seraphine } from '../people/women.ts'

export const starGuardian: Recipe[] = [
  {
    id: 'TFT15_Seraphine',
    ...seraphine,
    pose: 'sly',
    set: 'academy',
    camera: 'roof',
    cloth: '#ffffff',
    sleeve: '#f4d2c4',
    gear: {
      headphones: { colour: '#ffffff', trim: '#5cf0ff' },
      crown: { colour: '#ffe87a', gem: '#5cf0ff', height: 0.35, count: 3, spread: 0.7 },
    },
    outfit: {
      neckline: { skin: '#f4d2c4', trim: '#6a2fae', kind: 'round' },
      sailor: { colour: '#6a2fae', trim: '#ffe87a', bow: '#5cf0ff', gem: '#ff8ad8' },
    },
    aura: { ring: { colour: '#ffe87a', radius: 300, y: 380, marks: 8, glow: 0.7 } },
  },
]
