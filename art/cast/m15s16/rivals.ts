import type { Recipe } from '../../engine/figure/recipe.ts'
import { ekko } from '../people/men.ts'

export const rivals: Recipe[] = [
  {
    id: 'TFT15_LeeSin',
    body: 'man',
    head: 'strong',
    skin: '#c98a5e',
    face: { eyes: 'none', brow: false },
    hair: { topknot: { colour: '#1e1416', tie: '#ffc53d', braided: true } },
    set: 'arena',
    camera: 'low',
    cloth: '#c98a5e',
    smallCrop: [230, 70, 560],
    gear: { stubble: {}, blindfold: { colour: '#d8261c', trim: '#ffc53d' } },
    outfit: { muscles: {}, tattoo: { colour: '#ff4a2a', kind: 'flames', glow: 0.9, width: 1.1 } },
    aura: { flames: { colour: '#ff4a2a', core: '#ffc53d' } },
    arms: { left: null },
    hands: [{ kind: 'fist', colour: '#c98a5e', x: 300, y: 800, size: 1.1, bands: '#efe2c8', from: [250, 1080] }],
  },
  {
    id: 'TFT15_Ekko',
    ...ekko,
    pose: 'charge',
    set: 'arena',
    camera: 'crowd',
    cloth: '#1d2a33',
    sleeve: '#1d2a33',
    gear: { warpaint: { kind: 'slash', colour: '#f4fff8', glow: 0.6 }, earrings: { colour: '#ffe14a' } },
    outfit: { jacket: { colour: '#12606a', trim: '#ffe14a' }, scarf: { colour: '#ff6ab0' } },
    aura: { ring: { colour: '#2ff0d2', radius: 350, y: 430, hands: true } },
  },
]
