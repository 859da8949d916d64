import type { Recipe } from '../../engine/figure/recipe.ts'
import { viego } from '../people/men.ts'
import { kayle } from '../people/women.ts'

export const pentakill: Recipe[] = [
  {
    id: 'TFT10_Mordekaiser',
    body: 'plate',
    skin: '#2a3230',
    pose: 'square',
    set: 'pyre',
    camera: 'wings',
    metal: true,
    cloth: '#4a5652',
    sleeve: '#39433f',
    gear: {
      helm: { kind: 'skull', colour: '#6f7f78', slit: '#a6ff3c' },
      crown: { colour: '#55645d', gem: '#a6ff3c', height: 1.5, count: 7, spread: 1.1 },
    },
    outfit: {
      cape: { colour: '#14301c', trim: '#a6ff3c', high: false },
      pads: { colour: '#6f7f78', trim: '#a6ff3c', spikes: '#aab8b0', width: 1.45, height: 1.2 },
      breastplate: { colour: '#5d6b65', trim: '#2c3833', gem: '#a6ff3c', width: 1.3 },
    },
    tools: {
      mace: {
        colour: '#8fa098',
        trim: '#2c3833',
        glow: '#a6ff3c',
        x: 180,
        y: 800,
        size: 0.9,
        turn: -14,
        fist: '#39433f',
      },
    },
  },
  {
    id: 'TFT10_Viego',
    ...viego,
    set: 'pyre',
    camera: 'crowd',
    cloth: '#0f1a16',
    gear: {
      crown: { colour: '#2c3833', gem: '#a6ff3c', count: 7, height: 1, spread: 1 },
      warpaint: { kind: 'tear', colour: '#a6ff3c', glow: 0.9 },
    },
    outfit: {
      neckline: { skin: '#d8e4dc', kind: 'v' },
      cape: { colour: '#123a24', trim: '#a6ff3c' },
      pads: { colour: '#2c3833', trim: '#a6ff3c', spikes: '#8fa098' },
    },
    tools: {
      sword: {
        kind: 'broad',
        colour: '#c8d4cc',
        trim: '#2c3833',
        glow: '#a6ff3c',
        x: 800,
        y: 800,
        size: 0.9,
        turn: 12,
        fist: '#2c3833',
      },
    },
  },
  {
    id: 'TFT10_Karthus',
    body: 'man',
    skin: '#8fa07c',
    hair: { manes: { colour: '#c9d6cf' } },
    pose: { yaw: 0.25, roll: 6, lean: -3 },
    set: 'pyre',
    camera: 'wings',
    cloth: '#141a16',
    sleeve: '#141a16',
    crop: [170, 0, 700],
    smallCrop: [230, 30, 560],
    gear: {
      skull: { colour: '#dfe8c4', light: '#a6ff3c' },
      mitre: { colour: '#4a5a52', light: '#a6ff3c', trim: '#c8a24a' },
    },
    outfit: {
      ribs: { skin: '#8fa07c' },
      seams: { colour: '#4a5a52' },
      pads: { colour: '#4a5a52', trim: '#c8a24a', spikes: '#dfe8c4', width: 1.1 },
    },
    tools: { microphone: { x: 628, y: 760, size: 1, turn: -22, fist: '#dfe8c4' } },
    arms: {
      right: { elbow: [310, 880], wrist: [140, 830], width: 56 },
      left: { elbow: [310, 900], wrist: [290, 1090], width: 56 },
    },
  },
  {
    id: 'TFT10_Kayle',
    ...kayle,
    pose: 'calm',
    set: 'pyre',
    camera: 'front',
    metal: true,
    cloth: '#3a4440',
    sleeve: '#2c3833',
    crop: [90, 20, 820],
    smallCrop: [180, 60, 640],
    limbs: { wings: { kind: 'feather', colour: '#dfe8dc', tip: '#a6ff3c', size: 1.1 } },
    gear: {
      ears: { kind: 'fin', colour: '#e8e0c0', inner: '#a6ff3c' },
      browplate: { colour: '#e8d8a0', trim: '#a6ff3c' },
      warpaint: { kind: 'bars', colour: '#1c2420', glow: 0 },
    },
    outfit: {
      breastplate: { colour: '#8fa098', trim: '#c8a24a', gem: '#a6ff3c', width: 0.9 },
      pads: { colour: '#8fa098', trim: '#c8a24a', spikes: '#dfe8dc' },
    },
    tools: {
      sword: {
        kind: 'straight',
        colour: '#f2f6e8',
        trim: '#c8a24a',
        glow: '#ffb43c',
        x: 790,
        y: 800,
        size: 0.95,
        turn: 12,
        fist: '#2c3833',
      },
    },
  },
]
