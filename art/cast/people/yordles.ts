import type { Person } from '../../engine/figure/recipe.ts'

export const poppy = {
  body: 'yordle',
  skin: '#c9b2dd',
  face: { eye: '#7a3bff', brow: '#e9e2f2', browTilt: 0.34, browY: 50, mouth: 'frown', mouthShape: { y: 518 } },
  hair: { twin: { colour: '#f1ecf6', tip: '#ff3d6e', tie: '#15101a', width: 50, out: 1.05 } },
} satisfies Person

export const ziggs = {
  body: 'yordle',
  skin: '#d98a5a',
  face: {
    eyes: 'none',
    mouth: 'teeth',
    mouthShape: { y: 498, width: 1.3, height: 1.5, teeth: 8, sharp: false, tongue: '#ff5f8a' },
  },
  hair: { mohawk: { colour: '#ff7bf0', tip: '#4ef0c8', height: 0.8 } },
} satisfies Person

export const gnar = {
  body: 'yordle',
  skin: '#e89a4a',
  face: { eye: '#3aa0ff', slant: 0.08, lashes: false, mouth: 'none' },
  hair: { mane: { colour: '#fff1da', radius: 226, sharp: 0.26, y: 452 } },
} satisfies Person

export const lulu = {
  body: 'yordle',
  skin: '#b79ae0',
  face: {
    look: 'doll',
    eyes: 'round',
    eye: '#5aff9a',
    width: 76,
    height: 52,
    brow: '#6a2a9a',
    nose: 0,
    mouth: 'smile',
    mouthShape: { y: 508 },
    freckles: '#7a4ab0',
  },
  hair: { twin: { kind: 'loose', colour: '#8a3ae0', tip: '#ff8ae8', tie: '#4ef0c8', width: 60, front: 'choppy' } },
} satisfies Person

export const kennen = {
  body: 'yordle',
  skin: '#d0a078',
  face: {
    eye: '#ffe14a',
    glow: 1.5,
    slant: 0.22,
    height: 42,
    lashes: false,
    brow: '#2a1420',
    browTilt: 0.4,
    browY: 44,
  },
} satisfies Person
