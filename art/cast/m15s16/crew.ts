import type { Recipe } from '../../engine/figure/recipe.ts'
import { twistedFate } from '../people/men.ts'
import { ziggs } from '../people/yordles.ts'

export const crew: Recipe[] = [
  {
    id: 'TFT15_TwistedFate',
    ...twistedFate,
    pose: 'proud',
    set: 'arena',
    camera: 'roof',
    before: 'none',
    cloth: '#f2ffff',
    sleeve: '#0d5470',
    crop: [80, 0, 840],
    smallCrop: [170, 30, 660],
    gear: {
      ...twistedFate.gear,
      hat: { kind: 'pirate', colour: '#0f4a66', band: '#ff4f9a', tilt: 3 },
      plume: { colour: '#ff7ab4' },
      earrings: { colour: '#ffb03c' },
    },
    outfit: {
      shirt: { colour: '#f2ffff', tie: '#ff4f9a' },
      coat: { colour: '#12607e', trim: '#ffb03c', lining: '#c8286a', width: 1.14 },
      epaulette: { colour: '#ffb03c', gem: '#1fc8e6' },
    },
    tools: {
      cards: [
        { colour: '#fff4e6', trim: '#c8286a', glow: '#1fc8e6', x: 806, y: 820, size: 1.15, turn: 18, fist: '#dca884' },
        { colour: '#fff4e6', trim: '#0d5470', glow: '#ffb03c', x: 150, y: 470, size: 0.9, turn: -34, back: true },
      ],
    },
  },
  {
    id: 'TFT15_Ziggs',
    ...ziggs,
    pose: 'charge',
    set: 'ring',
    camera: 'front',
    before: 'rubble',
    cloth: '#0d5470',
    sleeve: '#d98a5a',
    crop: [60, 10, 880],
    smallCrop: [120, 50, 760],
    gear: {
      ears: { kind: 'long', colour: '#d98a5a', inner: '#ffb08a' },
      goggles: { colour: '#ffb03c', lens: '#f2ffff', glass: '#0d6a8a', y: 420, radius: 62, strap: '#3a1a1a' },
    },
    outfit: {
      dungarees: { colour: '#12708e', button: '#ffb03c', badge: '#ff4f9a' },
      pads: { colour: '#8a5a34', trim: '#ffb03c', width: 0.66, height: 0.8, only: 'left' },
    },
    tools: { bomb: { colour: '#2a2440', trim: '#ff4f9a', spark: '#ffb03c', x: 790, y: 700, size: 1.05, turn: 10 } },
    hands: [{ kind: 'open', colour: '#d98a5a', x: 210, y: 840, size: 0.9, mirror: true, turn: -14 }],
  },
]
