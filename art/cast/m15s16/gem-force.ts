import type { Recipe } from '../../engine/figure/recipe.ts'
import { vi } from '../people/women.ts'

export const gemForce: Recipe[] = [
  {
    id: 'TFT15_Ashe',
    body: 'woman',
    head: 'heart',
    skin: '#f4d8d0',
    face: { look: 'sharp', eye: '#5cdcff', glow: 1.5, brow: '#aebcd8', lips: '#c0587a', shadow: '#8a5bff' },
    hair: { long: { colour: '#f2f6ff', tip: '#8fdcff', width: 40, front: 'middle' } },
    pose: 'aside',
    set: 'arena',
    camera: 'front',
    cloth: '#26309a',
    sleeve: '#1c2470',
    crop: [110, 20, 800],
    smallCrop: [210, 90, 580],
    gear: {
      hood: { colour: '#3444c8', trim: '#d8f4ff' },
      warpaint: { kind: 'gem', colour: '#56e0ff', glow: 1.2 },
    },
    outfit: {
      neckline: { kind: 'v', skin: '#f4d8d0', trim: '#d25cff' },
      fur: { colour: '#f2f6ff', width: 1.05, y: 700 },
    },
    tools: {
      bow: {
        colour: '#bff0ff',
        trim: '#d25cff',
        glow: '#7bffb4',
        x: 812,
        y: 700,
        size: 1.15,
        turn: 15,
        fist: '#f4d8d0',
      },
    },
  },
  {
    id: 'TFT15_Vi',
    ...vi,
    pose: 'square',
    set: 'arena',
    camera: 'low',
    before: 'rubble',
    cloth: '#2a2488',
    sleeve: '#f0c4ac',
    crop: [60, 70, 880],
    smallCrop: [120, 60, 770],
    gear: { warpaint: { kind: 'bars', colour: '#3a1024', glow: 0 }, earrings: { colour: '#56e0ff' } },
    outfit: {
      neckline: { kind: 'straight', skin: '#f0c4ac', trim: '#7bffb4' },
      choker: { colour: '#1c1a5a', gem: '#d25cff' },
      brooch: { colour: '#d25cff', size: 1.2 },
      straps: { colour: '#56e0ff', kind: 'crossed', buckle: '#f6ffff' },
    },
    tools: {
      powerFist: [
        { colour: '#4a5cf0', trim: '#bff4ff', glow: '#d25cff', x: 820, y: 660, size: 1.05, turn: 12 },
        { colour: '#4a5cf0', trim: '#bff4ff', glow: '#d25cff', x: 190, y: 780, size: 1.05, turn: -14, mirror: true },
      ],
    },
  },
]
