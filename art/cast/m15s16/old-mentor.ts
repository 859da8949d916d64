import type { Recipe } from '../../engine/figure/recipe.ts'
import { yasuo } from '../people/men.ts'

export const oldMentor: Recipe[] = [
  {
    id: 'TFT15_Yasuo',
    ...yasuo,
    face: { ...yasuo.face, aged: true },
    hair: { tail: { ...yasuo.hair.tail, tip: '#e4ece4', second: '#9aa89c' } },
    pose: 'brood',
    set: 'academy',
    camera: 'wings',
    before: 'petals',
    cloth: '#d09a76',
    sleeve: '#d09a76',
    crop: [100, 40, 800],
    smallCrop: [150, 10, 680],
    gear: { stubble: { strength: 0.6 }, warpaint: { kind: 'slash', colour: '#8a3a2a', glow: 0.1 } },
    outfit: {
      muscles: {},
      robe: { colour: '#2c7a58', trim: '#f2e2b0', sash: '#8a4a2a', width: 1.12 },
      pads: { colour: '#8a6a3c', trim: '#f2e2b0', only: 'left', width: 1.2 },
    },
    tools: {
      sword: {
        kind: 'curved',
        colour: '#dff4ea',
        trim: '#ffb03c',
        glow: '#4ee6ff',
        x: 800,
        y: 830,
        size: 1,
        turn: 18,
        fist: '#d09a76',
      },
    },
  },
]
