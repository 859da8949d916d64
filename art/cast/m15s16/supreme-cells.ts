import type { Recipe } from '../../engine/figure/recipe.ts'
import { akali } from '../people/women.ts'

export const supremeCells: Recipe[] = [
  {
    id: 'TFT15_Akali',
    ...akali,
    hair: { tail: { ...akali.hair.tail, tip: '#22e6a0', second: '#b45cff', band: '#22e6a0', to: -1 } },
    pose: 'charge',
    set: 'arena',
    camera: 'wings',
    cloth: '#1c5a48',
    sleeve: '#18483c',
    crop: [110, 50, 790],
    smallCrop: [230, 40, 640],
    gear: { halfMask: { colour: '#14805c', trim: '#22e6a0' }, warpaint: { kind: 'gem', colour: '#22e6a0', glow: 1.2 } },
    outfit: {
      seams: { colour: '#22e6a0' },
      muscles: { width: 0.8 },
      pads: { colour: '#3a2a66', trim: '#22e6a0', spikes: '#b45cff', width: 0.95, height: 0.9 },
      scarf: { colour: '#5a34a8' },
    },
    tools: {
      dagger: [
        { colour: '#b8ffe0', trim: '#5a34a8', x: 810, y: 690, size: 1, turn: 26, fist: '#2a7a5c' },
        { colour: '#b8ffe0', trim: '#5a34a8', x: 200, y: 800, size: 1, turn: -34, fist: '#2a7a5c' },
      ],
    },
  },
]
