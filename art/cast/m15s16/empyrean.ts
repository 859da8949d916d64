import type { Recipe } from '../../engine/figure/recipe.ts'
import { ksante } from '../people/men.ts'
import { kayle } from '../people/women.ts'

export const empyrean: Recipe[] = [
  {
    id: 'TFT15_Kayle',
    ...kayle,
    pose: 'proud',
    set: 'arena',
    camera: 'roof',
    before: 'none',
    metal: true,
    cloth: '#3a2a78',
    sleeve: '#5a48a8',
    crop: [80, 10, 840],
    smallCrop: [150, 40, 690],
    limbs: { wings: { kind: 'feather', colour: '#8f7bff', tip: '#ffcf5a', size: 1.15 } },
    gear: {
      crown: { colour: '#ffcf5a', gem: '#ff6ac0', height: 0.8, count: 3, spread: 0.7 },
      warpaint: { kind: 'gem', colour: '#ffcf5a', glow: 1 },
    },
    outfit: {
      breastplate: { colour: '#6a58c8', trim: '#ffcf5a', gem: '#ff6ac0', width: 0.9 },
      pads: { colour: '#ffcf5a', trim: '#3a1f8f', width: 0.95 },
    },
    tools: {
      sword: {
        kind: 'straight',
        colour: '#fff8e6',
        trim: '#ffcf5a',
        glow: '#ffcf5a',
        x: 200,
        y: 820,
        size: 1,
        turn: -14,
        mirror: true,
        fist: '#ffcf5a',
      },
    },
  },
  {
    id: 'TFT15_KSante',
    ...ksante,
    pose: 'charge',
    set: 'arena',
    camera: 'low',
    cloth: '#4a3690',
    sleeve: '#6e452e',
    crop: [70, 20, 860],
    smallCrop: [160, 90, 680],
    gear: {
      ...ksante.gear,
      earrings: { colour: '#ffcf5a' },
      warpaint: { kind: 'dashes', colour: '#ffcf5a', glow: 0.8 },
    },
    outfit: {
      neckline: { kind: 'wide', skin: '#6e452e', trim: '#ffcf5a' },
      seams: { colour: '#ff6ac0', width: 1.3 },
      gorget: { colour: '#ffcf5a', gem: '#8f7bff' },
      pads: { colour: '#5a3fc0', trim: '#ffcf5a', gem: '#ff6ac0', width: 1.4, only: 'left' },
      cape: { colour: '#4a2fa8', high: false },
    },
    tools: {
      slab: [
        { colour: '#5a4a9a', trim: '#ffcf5a', edge: '#d8ccff', x: 806, y: 790, size: 0.95, turn: 14, fist: '#6e452e' },
        { colour: '#5a4a9a', trim: '#ffcf5a', edge: '#d8ccff', x: 180, y: 850, size: 0.95, turn: -16, fist: '#6e452e' },
      ],
    },
  },
]
