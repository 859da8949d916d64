import type { Recipe } from '../../engine/figure/recipe.ts'
import { caitlyn } from '../people/women.ts'

export const eightBit: Recipe[] = [
  {
    id: 'TFT10_Caitlyn',
    ...caitlyn,
    pose: 'proud',
    set: 'horizon',
    camera: 'roof',
    before: 'none',
    cloth: '#2a1c5a',
    sleeve: '#2a1c5a',
    crop: [110, -20, 800],
    smallCrop: [200, 20, 600],
    gear: { hat: { kind: 'top', colour: '#4a3ab0', band: '#ff4fd8', tilt: -4 } },
    outfit: {
      jacket: { colour: '#4a3ab0', trim: '#3ce8ff', collar: true },
      shirt: { colour: '#f4f0ff', tie: '#ff4fd8' },
    },
    tools: {
      rifle: {
        colour: '#5a4ac8',
        trim: '#ff9ae8',
        glow: '#3ce8ff',
        x: 230,
        y: 830,
        size: 1,
        turn: -14,
        fist: '#f4f0ff',
      },
    },
  },
]
