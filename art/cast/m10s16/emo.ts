import type { Recipe } from '../../engine/figure/recipe.ts'
import { poppy } from '../people/yordles.ts'

export const emo: Recipe[] = [
  {
    id: 'TFT10_Poppy',
    ...poppy,
    pose: 'charge',
    set: 'club',
    camera: 'crowd',
    cloth: '#1b1620',
    sleeve: '#2a2430',
    gear: { warpaint: { kind: 'star', colour: '#ff3d6e' } },
    outfit: {
      choker: { colour: '#0c0a10', gem: '#ff3d6e', y: 640 },
      straps: { colour: '#ff3d6e', width: 0.8 },
      pads: { colour: '#5d6878', trim: '#ff3d6e', width: 0.66, height: 0.8, spikes: '#cfd6e2' },
    },
    tools: { hammer: { colour: '#8c98aa', trim: '#ff3d6e', x: 770, y: 760, size: 0.86, turn: 24, fist: '#2a2430' } },
  },
  {
    id: 'TFT10_Amumu',
    body: 'yordle',
    skin: '#b9c0a0',
    face: {
      eye: '#ffd23c',
      width: 86,
      height: 56,
      slant: -0.16,
      lashes: false,
      mouth: 'frown',
      mouthShape: { y: 520 },
    },
    hair: { bob: { colour: '#40324f', cut: 470, front: 'left' } },
    pose: 'shy',
    set: 'club',
    camera: 'crowd',
    cloth: '#2a2834',
    sleeve: '#b9c0a0',
    gear: { wraps: { colour: '#c9cfae', count: 6 }, warpaint: { kind: 'tear', colour: '#8fd8ff', glow: 1.1 } },
    outfit: { bands: { colour: '#c9cfae' }, scarf: { colour: '#ff3d6e' } },
    hands: [
      { kind: 'fist', colour: '#b9c0a0', x: 330, y: 880, size: 0.7, turn: -14, bands: '#c9cfae', from: [320, 1060] },
    ],
  },
]
