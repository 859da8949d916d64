import type { Recipe } from '../../engine/figure/recipe.ts'
import { lulu, ziggs } from '../people/yordles.ts'

export const hyperpop: Recipe[] = [
  {
    id: 'TFT10_Ziggs',
    ...ziggs,
    pose: 'sly',
    set: 'horizon',
    camera: 'front',
    cloth: '#5a2a9a',
    sleeve: '#d98a5a',
    smallCrop: [120, 60, 760],
    gear: {
      ears: { kind: 'long', colour: '#d98a5a', inner: '#ff9ac0' },
      goggles: { colour: '#4ef0c8', lens: '#ff8ae8', glass: '#5a1a8a', y: 420, radius: 62, strap: '#3a1a5a' },
    },
    outfit: { scarf: { colour: '#4ef0c8' }, straps: { colour: '#2a1245', width: 0.9 } },
    tools: { bomb: { colour: '#5b2a9e', trim: '#ffe14a', x: 250, y: 830, size: 1 } },
  },
  {
    id: 'TFT10_Lulu',
    ...lulu,
    pose: 'proud',
    set: 'horizon',
    camera: 'crowd',
    stand: { top: 0.13, size: 0.88 },
    cloth: '#ff7bd8',
    sleeve: '#b79ae0',
    crop: [70, -30, 880],
    smallCrop: [150, 0, 720],
    gear: { hat: { kind: 'witch', colour: '#e83aa8', band: '#ffe14a', tilt: -6 } },
    outfit: { tunic: { colour: '#4ed8c0', belt: '#ffe14a' }, scarf: { colour: '#ffe14a' } },
    tools: {
      staff: { kind: 'crook', colour: '#f2d0ff', gem: '#4ef0c8', x: 790, y: 820, size: 0.8, turn: 12, fist: '#b79ae0' },
    },
  },
]
