import type { Recipe } from '../../engine/figure/recipe.ts'
import { ezreal, sett } from '../people/men.ts'

export const popBand: Recipe[] = [
  {
    id: 'TFT10_Ezreal',
    ...ezreal,
    pose: { yaw: 0.3, roll: 9, lean: -5 },
    set: 'horizon',
    camera: 'front',
    cloth: '#e9edf6',
    sleeve: '#2b4fa8',
    crop: [190, 60, 720],
    smallCrop: [260, 70, 520],
    gear: {
      goggles: { lens: '#52f2ff', strap: '#3a2a22' },
      warpaint: { kind: 'dashes', colour: '#52f2ff', glow: 0.9 },
    },
    outfit: { jacket: { colour: '#2b4fa8', trim: '#ff5c8a', patch: '#ff5c8a' } },
    tools: {
      gauntlet: {
        colour: '#d99a48',
        glove: '#a8663a',
        light: '#52f2ff',
        x: 752,
        y: 566,
        size: 1,
        fist: '#a8663a',
      },
    },
    arms: {
      right: { elbow: [330, 860], wrist: [210, 690], width: 58 },
      left: { elbow: [296, 900], wrist: [280, 1090] },
    },
  },
  {
    id: 'TFT10_Sett',
    ...sett,
    pose: 'swagger',
    set: 'horizon',
    camera: 'low',
    cloth: '#e0aa84',
    crop: [110, 60, 780],
    smallCrop: [230, 100, 540],
    outfit: {
      muscles: {},
      jacket: { colour: '#f2f4fa', trim: '#ff5c8a', open: 170 },
      fur: { colour: '#5a7af0', width: 1.2, thick: 1.2 },
    },
    hands: [
      { kind: 'fist', colour: '#e0aa84', x: 270, y: 850, size: 1.3, turn: -8, bands: '#52f2ff', from: [220, 1100] },
    ],
  },
  {
    id: 'TFT10_Kayn',
    body: 'man',
    skin: '#dcb49c',
    face: { look: 'noble', eye: '#ff2f5e', glow: 2, brow: '#16121e', smirk: 1.4, scar: '#ff2f5e' },
    hair: { topknot: { colour: '#221c34', tie: '#52f2ff', to: -1, braided: true } },
    pose: 'away',
    set: 'horizon',
    camera: 'wings',
    cloth: '#1c2038',
    sleeve: '#dcb49c',
    crop: [120, 40, 780],
    smallCrop: [240, 90, 540],
    gear: { warpaint: { kind: 'slash', colour: '#52f2ff', glow: 0.7 } },
    outfit: {
      neckline: { kind: 'deep', skin: '#dcb49c', trim: '#52f2ff' },
      coat: { colour: '#2c3460', trim: '#52f2ff', lining: '#ff2f5e' },
      pads: { colour: '#8a1a34', trim: '#ff5c8a', spikes: '#ff9ab0', only: 'left', width: 1.1 },
    },
    tools: {
      scythe: { colour: '#cfd8f0', trim: '#8a1a34', eye: '#ff2f5e', x: 790, y: 760, size: 1, turn: 6, fist: '#8a1a34' },
    },
  },
]
