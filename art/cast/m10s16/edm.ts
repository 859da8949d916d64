import type { Recipe } from '../../engine/figure/recipe.ts'
import { lux } from '../people/women.ts'

export const edm: Recipe[] = [
  {
    id: 'TFT10_Lux',
    ...lux,
    pose: 'away',
    set: 'tunnel',
    camera: 'front',
    cloth: '#0d2a6a',
    sleeve: '#e8f4ff',
    smallCrop: [230, 120, 560],
    gear: {
      headphones: { colour: '#ffffff', trim: '#7dff3c' },
      warpaint: { kind: 'star', colour: '#ff4fd8', glow: 0.9 },
    },
    outfit: { jacket: { colour: '#e8f4ff', trim: '#2fb4ff' }, choker: { colour: '#0d2a6a', gem: '#7dff3c' } },
    tools: {
      staff: { kind: 'star', colour: '#dff4ff', gem: '#ff4fd8', x: 800, y: 800, size: 0.74, turn: 14, fist: '#e8f4ff' },
    },
  },
]
