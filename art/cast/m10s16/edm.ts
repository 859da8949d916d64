import type { Recipe } from '../../engine/figure/recipe.ts'
import { zac } from '../people/men.ts'
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
  {
    id: 'TFT10_Jax',
    body: 'man',
    head: 'strong',
    skin: '#2a1c4a',
    face: { eyes: 'glow', eye: '#7dff3c', glow: 2, brow: false, nose: 0, mouth: 'none', width: 60, height: 30 },
    pose: 'charge',
    set: 'tunnel',
    camera: 'crowd',
    cloth: '#4a2a9a',
    sleeve: '#7a4ae0',
    crop: [40, 20, 880],
    smallCrop: [110, 60, 720],
    gear: {
      hood: { colour: '#8a5af0', trim: '#7dff3c' },
      warpaint: [
        { kind: 'gem', colour: '#7dff3c', glow: 1.6 },
        { kind: 'dashes', colour: '#7dff3c', glow: 1.6 },
      ],
      halfMask: { colour: '#3a2078', trim: '#2fb4ff' },
    },
    outfit: {
      pads: { colour: '#2fb4ff', trim: '#7dff3c', width: 1.15, only: 'right' },
      robe: { colour: '#6a3ad8', trim: '#2fb4ff', sash: '#7dff3c' },
    },
    tools: {
      staff: { kind: 'lamp', colour: '#3c4a78', gem: '#ff4fd8', x: 236, y: 820, size: 1.1, turn: -10, fist: '#2fb4ff' },
    },
  },
  {
    id: 'TFT10_Zac',
    ...zac,
    pose: 'swagger',
    set: 'tunnel',
    camera: 'wings',
    cloth: '#62d94e',
    sleeve: '#62d94e',
    crop: [60, 50, 880],
    smallCrop: [150, 110, 700],
    gear: { ...zac.gear, headphones: { colour: '#1c2740', trim: '#ff4fd8' } },
    outfit: { jelly: { colour: '#8af05a', light: '#e8ffb0' }, choker: { colour: '#2fb4ff', gem: '#ff4fd8', y: 650 } },
    hands: [{ kind: 'fist', colour: '#7ae84e', x: 220, y: 800, size: 1.6, from: [180, 1100] }],
  },
]
