import type { Recipe } from '../../engine/figure/recipe.ts'
import { jinx, vi } from '../people/women.ts'

export const punk: Recipe[] = [
  {
    id: 'TFT10_Jinx',
    ...jinx,
    pose: { yaw: 0.3, roll: 12, lean: -6 },
    set: 'club',
    camera: 'crowd',
    cloth: '#2b1a26',
    crop: [130, 90, 800],
    smallCrop: [250, 90, 570],
    gear: { warpaint: { kind: 'tear', colour: '#ff3d9a', glow: 0 } },
    outfit: {
      neckline: { kind: 'tube', skin: '#f0cfc4' },
      straps: { colour: '#7a2b3a', width: 0.9 },
      armInk: { kind: 'clouds', colour: '#2f9fe8' },
      glove: { colour: '#5a2436', side: -1 },
      choker: [
        { colour: '#1a0c14', y: 590 },
        { colour: '#ff3d9a', y: 614 },
      ],
    },
    tools: {
      shark: { colour: '#8fa3b8', trim: '#fff4ea', glow: '#ff3d9a', x: 650, y: 640, size: 1, fist: '#5a2436' },
    },
    arms: {
      right: { width: 42 },
      left: { width: 42, from: [182, 714], elbow: [250, 880], wrist: [330, 1020] },
    },
  },
  {
    id: 'TFT10_Pantheon',
    body: 'man',
    head: 'strong',
    skin: '#c08058',
    face: { eyes: 'none', brow: false },
    hair: { mohawk: { colour: '#ff2f4a', height: 1 } },
    pose: 'calm',
    set: 'club',
    camera: 'front',
    cloth: '#c08058',
    crop: [110, 0, 820],
    smallCrop: [210, 30, 590],
    gear: { helm: { kind: 'slit', colour: '#b8863c', slit: '#ff5a4a', trim: '#ffe0a0' } },
    outfit: {
      muscles: {},
      straps: { colour: '#1c1016', buckle: '#dfe6f2', kind: 'one' },
      cape: { colour: '#7d1238', trim: '#ff5a4a' },
      pads: { colour: '#3a2028', trim: '#ffe0a0', spikes: '#dfe6f2', only: 'left' },
    },
    tools: {
      shield: { colour: '#b8863c', trim: '#ff3d5a', gem: '#b6ff3d', x: 760, y: 850, size: 1 },
      spear: { colour: '#f0dcb0', trim: '#ff3d5a', x: 180, y: 780, size: 1, turn: -10, fist: '#c08058' },
    },
  },
  {
    id: 'TFT10_Vi',
    ...vi,
    pose: 'charge',
    set: 'club',
    camera: 'low',
    cloth: '#1c1016',
    sleeve: '#f0c4ac',
    crop: [110, 90, 790],
    smallCrop: [230, 120, 560],
    gear: { warpaint: { kind: 'bars', colour: '#3a1024', glow: 0 }, goggles: { lens: '#b6ff3d', strap: '#3a2028' } },
    outfit: {
      neckline: { kind: 'straight', skin: '#f0c4ac', trim: '#ff5a4a' },
      choker: { colour: '#0c080c', gem: '#b6ff3d' },
      straps: { colour: '#ff5a4a', buckle: '#dfe6f2', kind: 'crossed' },
    },
    tools: { powerFist: { colour: '#c85a3a', trim: '#f2d8a0', glow: '#b6ff3d', x: 790, y: 700, size: 1, turn: 10 } },
  },
]
