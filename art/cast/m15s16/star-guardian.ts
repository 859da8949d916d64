import type { Recipe } from '../../engine/figure/recipe.ts'
import { ahri, jinx, seraphine } from '../people/women.ts'

export const starGuardian: Recipe[] = [
  {
    id: 'TFT15_Ahri',
    ...ahri,
    pose: 'proud',
    set: 'academy',
    camera: 'wings',
    cloth: '#f8f2ff',
    sleeve: '#e2a892',
    crop: [100, 0, 800],
    smallCrop: [180, 50, 640],
    limbs: { foxTails: { colour: '#fff0fa', tip: '#9a6cff' } },
    gear: { ...ahri.gear, crown: { colour: '#ffe87a', gem: '#ff4fb0', height: 0.4, count: 3, spread: 0.6 } },
    outfit: {
      neckline: { kind: 'heart', skin: '#e2a892', trim: '#ff8ad8' },
      sailor: { colour: '#e0458f', trim: '#ffe87a', bow: '#9a6cff', gem: '#ffe87a' },
      sleeves: { colour: '#fff0fa', trim: '#ff8ad8' },
    },
    tools: { orb: { colour: '#ff9ae0', ring: '#ffe87a', x: 786, y: 800, size: 1, fist: '#e2a892' } },
  },
  {
    id: 'TFT15_Jinx',
    ...jinx,
    hair: { braids: { ...jinx.hair.braids, streak: { colour: '#ff8ad8', side: 'right' } } },
    pose: 'swagger',
    set: 'arena',
    camera: 'roof',
    before: 'none',
    cloth: '#f6f0ff',
    sleeve: '#f0cfc4',
    crop: [90, 60, 820],
    smallCrop: [220, 80, 590],
    gear: {
      warpaint: { kind: 'star', colour: '#ffe87a', glow: 1 },
      ribbon: { colour: '#ff4fb0', x: 400, y: 236, size: 0.8, turn: -18 },
    },
    outfit: {
      neckline: { kind: 'v', skin: '#f0cfc4', trim: '#ff8ad8' },
      sailor: { colour: '#3a1f7a', trim: '#ff8ad8', bow: '#ff4fb0', gem: '#ffe87a' },
      choker: { colour: '#3a1f7a', gem: '#ffe87a' },
      glove: { colour: '#3a1f7a', side: 1 },
    },
    tools: {
      shark: {
        colour: '#ff8ad8',
        trim: '#ffffff',
        glow: '#5cf0ff',
        x: 330,
        y: 680,
        size: 0.96,
        wood: '#7a4ad8',
        mirror: true,
        fist: '#3a1f7a',
      },
    },
  },
  {
    id: 'TFT15_Seraphine',
    ...seraphine,
    pose: 'sly',
    set: 'academy',
    camera: 'roof',
    cloth: '#ffffff',
    sleeve: '#f4d2c4',
    gear: {
      headphones: { colour: '#ffffff', trim: '#5cf0ff' },
      crown: { colour: '#ffe87a', gem: '#5cf0ff', height: 0.35, count: 3, spread: 0.7 },
    },
    outfit: {
      neckline: { skin: '#f4d2c4', trim: '#6a2fae', kind: 'round' },
      sailor: { colour: '#6a2fae', trim: '#ffe87a', bow: '#5cf0ff', gem: '#ff8ad8' },
    },
    aura: { ring: { colour: '#ffe87a', radius: 300, y: 380, marks: 8, glow: 0.7 } },
  },
]
