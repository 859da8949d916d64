import type { Recipe } from '../../engine/figure/recipe.ts'
import { yasuo } from '../people/men.ts'

export const trueDamage: Recipe[] = [
  {
    id: 'TFT10_Qiyana',
    body: 'woman',
    head: 'heart',
    skin: '#a8653f',
    face: { look: 'sharp', eye: '#ffe14a', brow: '#e8d8c0', lips: '#c2405a', smirk: 1, shadow: '#ffc53d' },
    hair: { tail: { colour: '#f6eada', tip: '#ff9a1f', to: -1, front: 'right' } },
    pose: 'proud',
    set: 'catwalk',
    camera: 'front',
    cloth: '#2a1408',
    crop: [120, 40, 760],
    smallCrop: [250, 110, 520],
    gear: {
      crown: { colour: '#ffc53d', gem: '#3ce0ff', count: 5, height: 0.7, spread: 0.9 },
      earrings: { colour: '#ffc53d' },
      warpaint: { kind: 'bars', colour: '#ffc53d', glow: 0.7 },
    },
    outfit: {
      neckline: { skin: '#a8653f', trim: '#ffc53d', kind: 'v' },
      choker: { colour: '#ffc53d', gem: '#3ce0ff' },
      fur: { colour: '#ff9a1f', width: 1.05 },
    },
    tools: { ringblade: { colour: '#ffc53d', gem: '#3ce0ff', x: 770, y: 560, size: 0.72, turn: 10, back: true } },
  },
  {
    id: 'TFT10_Yasuo',
    ...yasuo,
    pose: 'proud',
    set: 'catwalk',
    camera: 'wings',
    cloth: '#2a2030',
    gear: { stubble: {}, warpaint: { kind: 'slash', colour: '#8a3a2a', glow: 0.1 } },
    outfit: {
      neckline: { skin: '#d09a76', kind: 'v' },
      scarf: { colour: '#3c5cb8' },
      pads: { colour: '#7a8aa0', trim: '#ffc53d', width: 1.1 },
    },
    tools: {
      sword: {
        kind: 'curved',
        colour: '#cfe0f4',
        trim: '#ffc53d',
        x: 220,
        y: 830,
        size: 0.92,
        turn: -16,
        mirror: true,
        fist: '#2a2030',
      },
    },
  },
]
