import type { Recipe } from '../../engine/figure/recipe.ts'

export const soulFighter: Recipe[] = [
  {
    id: 'TFT15_Naafiri',
    body: 'hound',
    head: 'wolf',
    skin: '#64474e',
    face: {
      eyes: 'glow',
      eye: '#ffb04a',
      glow: 2.2,
      width: 66,
      height: 26,
      slant: 0.34,
      brow: '#120b10',
      browTilt: 0.5,
    },
    hair: { mane: { colour: '#c8401c', radius: 270, sharp: 0.36, count: 17, y: 450 } },
    set: 'arena',
    camera: 'wings',
    before: 'rubble',
    cloth: '#4a343c',
    gear: {
      ears: { kind: 'wolf', colour: '#64474e', inner: '#ff7a2a' },
      muzzle: { kind: 'wolf', colour: '#7d5c60', fangs: true },
      warpaint: { kind: 'bars', colour: '#ff7a2a', glow: 0.9 },
    },
    outfit: { bib: { colour: '#a8503a', width: 1.1 }, pelt: { kind: 'stripes', colour: '#2c1c22', width: 1.25 } },
    aura: { blades: { colour: '#b9a0a8', edge: '#ff7a2a', count: 7, radius: 450, size: 1.25 } },
  },
  {
    id: 'TFT15_Gwen',
    body: 'woman',
    head: 'round',
    skin: '#f6e0da',
    face: { nose: 0.75, eye: '#5cd8ff', width: 70, height: 34, spread: 56, brow: '#3f7f9c' },
    hair: {
      twin: { colour: '#4cc4ee', tip: '#8fe4ff', tie: '#1c1424', kind: 'drill', width: 96, out: 0.96, front: 'blunt' },
    },
    pose: 'sly',
    set: 'academy',
    camera: 'roof',
    cloth: '#1c1424',
    sleeve: '#2c2038',
    crop: [90, 50, 820],
    smallCrop: [210, 110, 560],
    gear: {
      warpaint: { kind: 'slash', colour: '#ff7a2a', glow: 0.3 },
      ribbon: { colour: '#ff7a2a', x: 590, y: 226, size: 0.8, turn: 16 },
    },
    outfit: {
      neckline: { skin: '#f6e0da', trim: '#ff7a2a' },
      choker: { colour: '#1c1424', gem: '#ff7a2a' },
      pads: { colour: '#3a2a52', trim: '#ff7a2a', width: 0.9, height: 0.8 },
    },
    tools: { scissors: { colour: '#dfe8f4', trim: '#ff7a2a', x: 800, y: 740, size: 1, turn: 18, fist: '#2c2038' } },
  },
]
