import type { Recipe } from '../../engine/figure/recipe.ts'
import { gnar } from '../people/yordles.ts'

export const luchador: Recipe[] = [
  {
    id: 'TFT15_Gnar',
    ...gnar,
    pose: 'proud',
    set: 'ring',
    camera: 'ringside',
    cloth: '#f4d9a8',
    sleeve: '#e89a4a',
    smallCrop: [120, 60, 760],
    gear: {
      ears: { kind: 'long', colour: '#e89a4a', inner: '#ff8a7a' },
      wrestler: { colour: '#7a2fd0', trim: '#ffd23c', open: false },
      muzzle: { kind: 'cat', colour: '#fff1da', whiskers: '#e89a4a' },
    },
    outfit: { bib: { colour: '#fff1da', width: 0.7 } },
    tools: { boomerang: { colour: '#f2ead8', trim: '#ff4fa8', x: 800, y: 650, size: 0.74, turn: 40, fist: '#e89a4a' } },
  },
  {
    id: 'TFT15_Braum',
    body: 'brute',
    skin: '#d99a72',
    face: { eye: '#ffffff', glow: 0.9, brow: '#5a1a3a', mouth: 'smile', mouthShape: { y: 528 } },
    pose: 'square',
    set: 'ring',
    camera: 'ringside',
    cloth: '#d99a72',
    sleeve: '#d99a72',
    gear: {
      wrestler: { colour: '#ff8a1f', trim: '#fff2d8', mark: 'tiger', skin: '#d99a72' },
      ears: { kind: 'bear', colour: '#ff8a1f', inner: '#5a1a3a' },
      moustache: { colour: '#8a3a1a', width: 1.2 },
    },
    outfit: {
      muscles: { width: 1.3 },
      tattoo: { colour: '#ff4fa8', kind: 'stripes', width: 1.3, glow: 0.2 },
      cape: { colour: '#8a1f6a', trim: '#ffa01f' },
      fur: { colour: '#fff2d8', width: 1.5, y: 680, thick: 1.15 },
    },
    hands: [{ kind: 'fist', colour: '#d99a72', x: 215, y: 820, size: 1.45, bands: '#ff8a1f', from: [170, 1100] }],
  },
]
