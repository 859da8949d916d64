import type { Recipe } from '../../engine/figure/recipe.ts'

export const academia: Recipe[] = [
  {
    id: 'TFT15_Yuumi',
    body: 'cat',
    head: 'cat',
    skin: '#8f8aa8',
    face: { eye: '#4dffd2', slit: true, width: 84, height: 56, spread: 68, lashes: true },
    hair: { mane: { colour: '#cfc8e0', radius: 214, sharp: 0.2, y: 460 } },
    pose: 'shy',
    set: 'academy',
    camera: 'roof',
    cloth: '#8f8aa8',
    sleeve: '#8f8aa8',
    gear: {
      ears: { kind: 'cat', colour: '#8f8aa8', inner: '#ff9ac0' },
      muzzle: { kind: 'cat', colour: '#f3eefa', nose: '#ff7aa8' },
      ribbon: { colour: '#1b3d9c', x: 610, y: 236, size: 0.7, turn: 24 },
    },
    outfit: {
      sailor: { colour: '#1b3d9c', trim: '#ffc53d', bow: '#e23c5a', gem: '#ffc53d', width: 0.95, y: 10 },
      paws: { colour: '#a59fbe', claw: '#8f8aa8', y: 872, spread: 170, size: 0.9 },
    },
    tools: { book: { colour: '#1b3d9c', trim: '#ffc53d', x: 500, y: 880, size: 0.9 } },
  },
  {
    id: 'TFT15_Leona',
    body: 'woman',
    head: 'strong',
    skin: '#e0a882',
    face: { look: 'bold', eye: '#ffc53d', brow: '#7a3a1a', lips: '#c25a50' },
    hair: { long: { colour: '#c8682c', front: 'middle' } },
    pose: 'square',
    set: 'academy',
    camera: 'front',
    before: 'petals',
    cloth: '#1b3d9c',
    sleeve: '#1b3d9c',
    crop: [120, 60, 780],
    gear: { crown: { colour: '#ffc53d', gem: '#ff7a2a', count: 5, height: 0.6 } },
    outfit: {
      breastplate: { colour: '#ffd98a', trim: '#1b3d9c', gem: '#ff7a2a', width: 0.86 },
      pads: { colour: '#ffc53d', trim: '#1b3d9c', gem: '#ff7a2a' },
    },
    aura: { ring: { colour: '#ffc53d', radius: 310, y: 400, marks: 16, glow: 0.8 } },
    tools: { shield: { colour: '#e8a83c', trim: '#fff2c8', gem: '#ff7a2a', x: 760, y: 820, size: 0.8 } },
  },
]
