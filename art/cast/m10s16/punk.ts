import type { Recipe } from '../../engine/figure/recipe.ts'
import { jinx } from '../people/women.ts'

export const punk: Recipe[] = [
  {
    id: 'TFT10_Jinx',
    ...jinx,
    pose: { yaw: 0.3, roll: 12, lean: -6 },
    set: 'club',
    camera: 'crowd',
    cloth: '#2b1a26',
    crop: [130, 90, 800],
    smallCrop: [250, 90, 570],
    gear: { warpaint: { kind: 'tear', colour: '#ff3d9a', glow: 0 } },
    outfit: {
      neckline: { kind: 'tube', skin: '#f0cfc4' },
      straps: { colour: '#7a2b3a', width: 0.9 },
      armInk: { kind: 'clouds', colour: '#2f9fe8' },
      glove: { colour: '#5a2436', side: -1 },
      choker: [
        { colour: '#1a0c14', y: 590 },
        { colour: '#ff3d9a', y: 614 },
      ],
    },
    tools: {
      shark: { colour: '#8fa3b8', trim: '#fff4ea', glow: '#ff3d9a', x: 650, y: 640, size: 1, fist: '#5a2436' },
    },
    arms: {
      right: { width: 42 },
      left: { width: 42, from: [182, 714], elbow: [250, 880], wrist: [330, 1020] },
    },
  },
]
