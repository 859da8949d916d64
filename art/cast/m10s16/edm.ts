import type { Recipe } from '../../engine/figure/recipe.ts'
import { lux } from '../people/women.ts'

export const edm: Recipe[] = [
  {
    id: 'TFT10_Lux',
    ...lux,
    pose: 'away',
    set: 'tunnel',
    camera: 'front',
    cloth: '#0d2a6a',
    sleeve: '#e8f4ff',
    smallCrop: [230, 120, 560],
    gear: {
      headphones: { colour: '#ffffff', trim: '#7dff3c' },
      warpaint: { kind: 'star', colour: '#ff4fd8', glow: 0.9 },
    },
    outfit: { jacket: { colour: '#e8f4ff', trim: '#2fb4ff' }, choker: { colour: '#0d2a6a', gem: '#7dff3c' } },
    tools: {
      staff: { kind: 'star', colour: '#dff4ff', gem: '#ff4fd8', x: 800, y: 800, size: 0.74, turn: 14, fist: '#e8f4ff' },
    },
  },
  {
    id: 'TFT10_Zed',
    body: 'man',
    skin: '#10141f',
    face: { eyes: 'none', brow: false, nose: 0, mouth: 'none' },
    pose: 'brood',
    set: 'tunnel',
    camera: 'low',
    cloth: '#141c30',
    sleeve: '#1c2740',
    crop: [120, 60, 780],
    smallCrop: [220, 120, 560],
    gear: {
      hood: { colour: '#1c2740', trim: '#ff2f5e' },
      helm: { kind: 'slit', colour: '#8fa0b8', slit: '#ff2f5e', trim: '#ff2f5e' },
    },
    outfit: {
      scarf: { colour: '#c81e3c' },
      pads: { colour: '#6a7a94', trim: '#ff2f5e', spikes: '#dfe8f4' },
      muscles: {},
    },
    tools: {
      shuriken: { colour: '#cfdcf0', trim: '#ff2f5e', x: 190, y: 400, size: 1.3, turn: 16, back: true },
      dagger: { colour: '#dfe8f4', trim: '#ff2f5e', x: 800, y: 760, size: 1, turn: 20, fist: '#6a7a94' },
    },
  },
]
