import type { Recipe } from '../../engine/figure/recipe.ts'
import { twistedFate } from '../people/men.ts'

export const funk: Recipe[] = [
  {
    id: 'TFT10_Blitzcrank',
    body: 'plate',
    skin: '#c98a2e',
    pose: 'square',
    set: 'tunnel',
    camera: 'front',
    metal: true,
    cloth: '#ffb93c',
    sleeve: '#b8782a',
    gear: {
      helm: { kind: 'dome', colour: '#ffc94a', slit: '#4ee6ff' },
      shades: { star: true, lens: '#ff6ad5', y: 412, radius: 46 },
      headphones: { colour: '#7a1f86', trim: '#4ee6ff' },
    },
    outfit: {
      pads: { colour: '#ffc53d', trim: '#7a1f86', gem: '#ff6ad5', width: 1.4, height: 1.1 },
      breastplate: { colour: '#e8a030', trim: '#7a1f86', gem: '#4ee6ff', width: 1.3 },
    },
    tools: { claw: { colour: '#ffc53d', trim: '#8a4a1e', glow: '#4ee6ff', x: 830, y: 470, size: 0.82, turn: 12 } },
  },
  {
    id: 'TFT10_TwistedFate',
    ...twistedFate,
    pose: 'sly',
    set: 'tunnel',
    camera: 'wings',
    cloth: '#6a1a7a',
    sleeve: '#6a1a7a',
    crop: [120, 30, 780],
    smallCrop: [210, 60, 590],
    gear: {
      ...twistedFate.gear,
      hat: { kind: 'country', colour: '#8a2a9a', band: '#ffc53d', tilt: -6 },
    },
    outfit: {
      jacket: { colour: '#8a2a9a', trim: '#ffc53d', collar: true },
      shirt: { colour: '#ffe8c8', tie: '#ff4fa8' },
    },
    tools: {
      cards: {
        colour: '#fff4e6',
        trim: '#8a1f4a',
        glow: '#ffc53d',
        x: 210,
        y: 860,
        size: 1.1,
        turn: -18,
        fist: '#dca884',
      },
    },
  },
]
