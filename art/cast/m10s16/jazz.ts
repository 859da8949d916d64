import type { Recipe } from '../../engine/figure/recipe.ts'

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
]
