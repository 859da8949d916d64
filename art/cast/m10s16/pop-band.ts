import type { Recipe } from '../../engine/figure/recipe.ts'
import { ezreal } from '../people/men.ts'

export const popBand: Recipe[] = [
  {
    id: 'TFT10_Ezreal',
    ...ezreal,
    pose: { yaw: 0.3, roll: 9, lean: -5 },
    set: 'horizon',
    camera: 'front',
    cloth: '#e9edf6',
    sleeve: '#2b4fa8',
    crop: [190, 60, 720],
    smallCrop: [260, 70, 520],
    gear: {
      goggles: { lens: '#52f2ff', strap: '#3a2a22' },
      warpaint: { kind: 'dashes', colour: '#52f2ff', glow: 0.9 },
    },
    outfit: { jacket: { colour: '#2b4fa8', trim: '#ff5c8a', patch: '#ff5c8a' } },
    tools: {
      gauntlet: {
        colour: '#d99a48',
        glove: '#a8663a',
        light: '#52f2ff',
        x: 752,
        y: 566,
        size: 1,
        fist: '#a8663a',
      },
    },
    arms: {
      right: { elbow: [330, 860], wrist: [210, 690], width: 58 },
      left: { elbow: [296, 900], wrist: [280, 1090] },
    },
  },
]
