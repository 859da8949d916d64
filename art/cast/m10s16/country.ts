import type { Recipe } from '../../engine/figure/recipe.ts'
import { katarina } from '../people/women.ts'

export const country: Recipe[] = [
  {
    id: 'TFT10_Katarina',
    ...katarina,
    pose: 'charge',
    set: 'curtain',
    camera: 'low',
    cloth: '#2c1a1c',
    smallCrop: [240, 110, 540],
    outfit: {
      neckline: { kind: 'v', skin: '#f0c8b0', trim: '#ffb45c' },
      scarf: { colour: '#2fb49a' },
      jacket: { colour: '#5a2c20', trim: '#ffb45c', open: 120 },
      glove: { colour: '#3a1c18', side: 1 },
    },
    tools: {
      dagger: [
        { colour: '#e8eef4', trim: '#ffb45c', x: 800, y: 700, size: 0.9, turn: 22, fist: '#f0c8b0' },
        { colour: '#e8eef4', trim: '#ffb45c', x: 196, y: 790, size: 0.9, turn: -28, fist: '#f0c8b0' },
      ],
    },
  },
  {
    id: 'TFT10_Urgot',
    body: 'brute',
    skin: '#9aa07c',
    face: { look: 'grim', eyes: 'glow', eye: '#ffb43c', brow: '#2c2a1c', scar: '#6a4a3c' },
    pose: 'brood',
    set: 'curtain',
    camera: 'crowd',
    metal: true,
    cloth: '#6a4a34',
    sleeve: '#5a4030',
    gear: { gasMask: { colour: '#4a3a34', glass: '#ffb43c', metal: '#b8a088' } },
    outfit: {
      pads: { colour: '#b87a3c', trim: '#4a2c18', spikes: '#e8dcc4', width: 1.4, height: 1.2 },
      breastplate: { colour: '#8a6a4c', trim: '#4a2c18', gem: '#5cffb0', width: 1.3 },
    },
    tools: {
      rifle: {
        colour: '#8a5a34',
        trim: '#c8b8a0',
        glow: '#5cffb0',
        x: 170,
        y: 860,
        size: 0.9,
        turn: -16,
        fist: '#8a6a4c',
      },
    },
  },
  {
    id: 'TFT10_Thresh',
    body: 'man',
    skin: '#2a4a40',
    pose: 'swagger',
    set: 'curtain',
    camera: 'wings',
    cloth: '#1c2a2c',
    sleeve: '#2c4040',
    crop: [120, 40, 780],
    smallCrop: [210, 60, 600],
    gear: {
      skull: { colour: '#d8e8c8', light: '#4dffb0' },
      hat: { kind: 'country', colour: '#3a2c24', band: '#4dffb0', tilt: 3 },
    },
    outfit: { coat: { colour: '#2c3a3c', trim: '#ffb45c', lining: '#4dffb0' }, scarf: { colour: '#a8402c' } },
    aura: { flames: { colour: '#1fae7a', core: '#a8ffd8', count: 7, height: 0.8 } },
    tools: { lantern: { colour: '#4a5a52', glow: '#4dffb0', x: 790, y: 640, size: 1.2, fist: '#d8e8c8' } },
  },
]
