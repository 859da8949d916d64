import type { Recipe } from '../../engine/figure/recipe.ts'
import { lucian } from '../people/men.ts'

export const jazz: Recipe[] = [
  {
    id: 'TFT10_MissFortune',
    body: 'woman',
    head: 'heart',
    skin: '#f4cdb4',
    face: { look: 'bold', eye: '#5cd8ff', brow: '#8a3418', lips: '#d8203c', smirk: 1.4, shadow: '#8a5bff', mole: true },
    hair: { long: { colour: '#e0582a', tip: '#ff9a4a', width: 84, curl: 60, front: 'left' } },
    pose: 'sly',
    set: 'curtain',
    camera: 'front',
    cloth: '#5a1030',
    crop: [130, 30, 790],
    smallCrop: [210, 60, 590],
    gear: { hat: { kind: 'pirate', colour: '#4a1030', band: '#ffc24b', tilt: -8 }, earrings: { colour: '#ffc24b' } },
    outfit: {
      neckline: { kind: 'heart', skin: '#f4cdb4', trim: '#ffc24b' },
      choker: { colour: '#2a0818', gem: '#ffc24b' },
      sleeves: { colour: '#5a1030', trim: '#ffc24b' },
    },
    tools: {
      pistol: {
        colour: '#f2d8a0',
        trim: '#8a1f3c',
        glow: '#ff5fd2',
        x: 800,
        y: 800,
        size: 0.9,
        turn: 14,
        fist: '#5a1030',
      },
    },
  },
  {
    id: 'TFT10_Lucian',
    ...lucian,
    pose: 'calm',
    set: 'curtain',
    camera: 'roof',
    before: 'none',
    cloth: '#f4ecdc',
    sleeve: '#f0e4cc',
    crop: [110, 60, 780],
    smallCrop: [170, 120, 660],
    outfit: {
      shirt: { colour: '#2a1a4a', tie: '#ffc24b' },
      jacket: { colour: '#f4e8d0', trim: '#ffc24b', collar: true },
    },
    tools: {
      pistol: [
        { colour: '#f2ead8', trim: '#b07bff', glow: '#8dfff0', x: 800, y: 800, size: 0.95, turn: 16, fist: '#8a5a40' },
        {
          colour: '#f2ead8',
          trim: '#b07bff',
          glow: '#8dfff0',
          x: 200,
          y: 830,
          size: 0.95,
          turn: -16,
          mirror: true,
          fist: '#8a5a40',
        },
      ],
    },
  },
]
