import type { Recipe } from '../../engine/figure/recipe.ts'
import { yone } from '../people/men.ts'

export const sentaiRanger: Recipe[] = [
  {
    id: 'TFT15_Yone',
    ...yone,
    hair: { long: { ...yone.hair.long, tip: '#38d0ff' } },
    pose: 'square',
    set: 'arena',
    camera: 'low',
    cloth: '#f4f0ea',
    sleeve: '#20222e',
    crop: [80, 30, 840],
    smallCrop: [200, 70, 600],
    gear: {
      halfMask: { colour: '#20222e', trim: '#38d0ff', teeth: '#38d0ff' },
      horns: { kind: 'up', colour: '#e8ecf4' },
      browplate: { colour: '#d8202c', trim: '#ffd23c', y: -50 },
    },
    outfit: {
      breastplate: { colour: '#d8202c', trim: '#ffd23c', gem: '#38d0ff', width: 1.05 },
      pads: { colour: '#f4f0ea', trim: '#d8202c', gem: '#38d0ff', width: 1.22 },
      scarf: { colour: '#38a8e8' },
    },
    aura: { blades: { colour: '#dff4ff', edge: '#38d0ff', count: 6, radius: 440, y: 560, size: 1 } },
    tools: {
      sword: [
        {
          kind: 'curved',
          colour: '#ffd0d0',
          trim: '#20222e',
          glow: '#ff3b3b',
          x: 822,
          y: 840,
          size: 1,
          turn: 18,
          fist: '#20222e',
        },
        {
          kind: 'straight',
          colour: '#dff4ff',
          trim: '#20222e',
          glow: '#38d0ff',
          x: 178,
          y: 840,
          size: 1,
          turn: -18,
          mirror: true,
          fist: '#20222e',
        },
      ],
    },
  },
]
