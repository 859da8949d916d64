import type { Recipe } from '../../engine/figure/recipe.ts'
import { ahri, akali } from '../people/women.ts'

export const kda: Recipe[] = [
  {
    id: 'TFT10_Ahri',
    ...ahri,
    pose: { yaw: 0.35, roll: 8, lean: -5 },
    set: 'catwalk',
    camera: 'front',
    cloth: '#2a1028',
    crop: [110, 0, 780],
    smallCrop: [180, 40, 640],
    limbs: { foxTails: { colour: '#f4dfe8', tip: '#ff4f9a' } },
    outfit: {
      neckline: { kind: 'heart', skin: '#e2a892', trim: '#ffd84a' },
      sleeves: { colour: '#f6eef4', trim: '#ff4f9a' },
      choker: { colour: '#1a0a18', gem: '#ffd84a' },
      pads: { colour: '#ffc53d', trim: '#a8741e', gem: '#ff3d8b', width: 0.9, height: 0.9, only: 'right' },
    },
  },
  {
    id: 'TFT10_Akali',
    ...akali,
    pose: { yaw: 0.35, roll: 9, lean: -6 },
    set: 'catwalk',
    camera: 'wings',
    cloth: '#241a33',
    crop: [110, 60, 760],
    smallCrop: [250, 130, 520],
    gear: {
      halfMask: { colour: '#15101c', teeth: '#ffd84a' },
      earrings: { colour: '#ffd84a' },
    },
    outfit: {
      neckline: { kind: 'boat', skin: '#eebfa4', trim: '#ffd84a' },
      straps: { colour: '#ff3d8b', buckle: '#ffd84a', width: 0.9 },
      slidJacket: { colour: '#3a2d4c', trim: '#ffd84a', lining: '#ff3d8b' },
      armInk: { kind: 'dragon', colour: '#ff3d8b', glow: 0.6 },
      choker: { colour: '#120c18', gem: '#ffd84a', y: 600 },
    },
    tools: { kunai: { colour: '#dfe6f2', trim: '#ffd84a', x: 306, y: 748, size: 1, turn: -24, fist: '#2a2036' } },
    arms: {
      right: { elbow: [250, 890], wrist: [210, 1050] },
      left: { from: [190, 712], elbow: [270, 880], wrist: [200, 790] },
    },
  },
  {
    id: 'TFT10_Kaisa',
    body: 'woman',
    head: 'strong',
    skin: '#e8b898',
    face: { look: 'sharp', eye: '#d07bff', glow: 1.9, brow: '#1c1230', lips: '#a83a6a' },
    hair: {
      long: {
        colour: '#35235c',
        tip: '#c85aff',
        width: 56,
        front: 'curtain',
        streak: { colour: '#ffd84a', side: 'left' },
      },
    },
    pose: 'away',
    set: 'catwalk',
    camera: 'crowd',
    smallCrop: [180, 130, 620],
    cloth: '#1c1430',
    sleeve: '#2c2048',
    gear: { warpaint: { kind: 'dashes', colour: '#d07bff', glow: 1 } },
    outfit: {
      neckline: { kind: 'v', skin: '#e8b898', trim: '#ffd84a' },
      pads: { colour: '#4a3488', trim: '#ffd84a', gem: '#ff3d8b', width: 1.05 },
      seams: { colour: '#d07bff' },
    },
    limbs: { pods: { colour: '#5a3fa0', light: '#ff3d8b' } },
    hands: [{ kind: 'claw', colour: '#e8b898', x: 770, y: 830, size: 1, sleeve: '#2c2048', bands: '#d07bff' }],
  },
]
