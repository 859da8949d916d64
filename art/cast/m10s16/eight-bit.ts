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
  {
    id: 'TFT10_Riven',
    body: 'woman',
    head: 'strong',
    skin: '#c8906c',
    face: { look: 'wise', eyes: 'none', brow: false, lips: '#8a3a3c' },
    hair: { bob: { colour: '#f0ecf8', cut: 540, front: 'choppy', streak: { colour: '#7dff3c', side: 'right' } } },
    pose: 'swagger',
    set: 'horizon',
    camera: 'low',
    cloth: '#3a2a4a',
    sleeve: '#c8906c',
    crop: [110, 30, 800],
    smallCrop: [210, 70, 580],
    gear: { visor: { kind: 'band', colour: '#2a1c5a', lens: '#7dff3c' } },
    outfit: {
      neckline: { kind: 'straight', skin: '#c8906c', trim: '#7dff3c' },
      bands: { colour: '#e8e0f0' },
      pads: { colour: '#8a7ab0', trim: '#7dff3c', only: 'right', width: 1.1 },
    },
    tools: {
      sword: {
        kind: 'broad',
        colour: '#6a5a94',
        trim: '#2a1c5a',
        glow: '#7dff3c',
        x: 210,
        y: 860,
        size: 1.1,
        turn: -12,
        mirror: true,
        fist: '#c8906c',
      },
    },
  },
]
