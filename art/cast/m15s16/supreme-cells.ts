import type { Recipe } from '../../engine/figure/recipe.ts'
import { akali, kaisa } from '../people/women.ts'
import { kennen } from '../people/yordles.ts'

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
  {
    id: 'TFT15_KaiSa',
    ...kaisa,
    pose: 'aside',
    set: 'arena',
    camera: 'crowd',
    cloth: '#3a2a66',
    sleeve: '#2a2050',
    crop: [90, 40, 820],
    smallCrop: [170, 100, 650],
    limbs: { pods: { colour: '#1f8a62', light: '#e6ff5a', size: 1.1 } },
    gear: {
      browplate: { colour: '#1c6a50', trim: '#22e6a0', y: -60 },
      warpaint: { kind: 'dashes', colour: '#22e6a0', glow: 1 },
    },
    outfit: {
      seams: { colour: '#e6ff5a' },
      breastplate: { colour: '#1c6a50', trim: '#22e6a0', gem: '#b45cff', width: 0.86 },
      pads: { colour: '#1f8a62', trim: '#e6ff5a', spikes: '#b8ffe0', width: 0.95 },
    },
    hands: [
      { kind: 'claw', colour: '#3ab088', x: 230, y: 830, size: 1, mirror: true, sleeve: '#2a2050', bands: '#22e6a0' },
    ],
  },
  {
    id: 'TFT15_Kennen',
    ...kennen,
    pose: 'swagger',
    set: 'arena',
    camera: 'low',
    cloth: '#3a2a66',
    sleeve: '#2c6a54',
    crop: [50, 30, 900],
    smallCrop: [140, 80, 720],
    gear: {
      browplate: { colour: '#5a34a8', trim: '#e6ff5a', y: 4 },
      halfMask: { colour: '#2a1a4a', trim: '#22e6a0' },
      ears: { kind: 'cat', colour: '#5a34a8', inner: '#e6ff5a' },
    },
    outfit: {
      tunic: { colour: '#1f8a62', belt: '#5a34a8', buckle: '#e6ff5a' },
      scarf: { colour: '#b45cff' },
    },
    aura: { bolts: { colour: '#9affd0', core: '#ffffff', count: 9, radius: 540, y: 440 } },
    tools: { shuriken: { colour: '#d8f4e8', trim: '#5a34a8', x: 790, y: 790, size: 0.8, turn: 20, fist: '#2c6a54' } },
  },
  {
    id: 'TFT15_Darius',
    body: 'brute',
    head: 'strong',
    skin: '#d8a484',
    face: { look: 'grim', eye: '#22e6a0', glow: 2, brow: '#16121e', browWidth: 19, scar: '#22e6a0', mouth: 'stern' },
    hair: { short: { colour: '#2c2438', grey: '#e4e8f0' } },
    pose: 'swagger',
    set: 'arena',
    camera: 'ringside',
    before: 'rubble',
    metal: true,
    cloth: '#2a2050',
    sleeve: '#3a2a66',
    crop: [60, 40, 880],
    smallCrop: [170, 80, 660],
    gear: { stubble: { strength: 0.55 } },
    outfit: {
      cape: { colour: '#5a34a8', trim: '#22e6a0', high: false },
      pads: { colour: '#1c5a48', trim: '#22e6a0', spikes: '#b8ffe0', width: 1.5, height: 1.3 },
      breastplate: { colour: '#3a2a66', trim: '#22e6a0', gem: '#e6ff5a', width: 1.3 },
    },
    tools: {
      axe: { colour: '#8fd8c0', trim: '#5a34a8', double: true, x: 856, y: 760, size: 1.15, turn: 12, fist: '#1c5a48' },
    },
  },
]
