import type { Person } from '../../engine/figure/recipe.ts'

export const seraphine = {
  body: 'woman',
  head: 'round',
  skin: '#f4d2c4',
  face: { look: 'doll', eye: '#5cf0ff', brow: '#b0487a', lips: '#ff5f8a', smirk: 0.6, blush: '#ff7a9a' },
  hair: { long: { colour: '#ff7ab8', tip: '#7adfff', width: 52, curl: 40, front: 'left' } },
} satisfies Person

export const lux = {
  body: 'woman',
  head: 'heart',
  skin: '#f3d2c0',
  face: { look: 'soft', eye: '#2fb4ff', brow: '#a8843c', lips: '#e0607a', smirk: 1 },
  hair: { bob: { colour: '#f2c862', cut: 580, front: 'swept' } },
} satisfies Person

export const jinx = {
  body: 'woman',
  skin: '#f0cfc4',
  face: {
    eye: '#ff5fb4',
    glow: 1.7,
    width: 70,
    height: 36,
    spread: 56,
    slant: 0.14,
    brow: '#1d5f96',
    browTilt: 0.3,
    browWidth: 9,
    mouth: 'grin',
    socket: 0.5,
  },
  hair: { braids: { colour: '#2f9fe8', streak: { colour: '#ff3d9a', side: 'left' } } },
} satisfies Person

export const akali = {
  body: 'woman',
  skin: '#eebfa4',
  face: {
    eye: '#ffe27a',
    glow: 1.7,
    width: 66,
    height: 27,
    spread: 55,
    slant: 0.26,
    brow: '#171026',
    browTilt: 0.34,
    browWidth: 13,
    mouth: 'none',
    socket: 0.55,
  },
  hair: {
    tail: {
      colour: '#2b2248',
      tip: '#a83dff',
      second: '#ff3d8b',
      band: '#ff3d8b',
      to: 1,
      front: 'torn',
      streak: { colour: '#a83dff', side: 'right' },
    },
  },
} satisfies Person

export const ahri = {
  body: 'woman',
  skin: '#e2a892',
  face: {
    eye: '#ffd45a',
    glow: 1.5,
    width: 66,
    height: 30,
    spread: 55,
    slant: 0.2,
    lips: '#d2456a',
    brow: '#6a4a2a',
    browTilt: 0.14,
    smirk: 1,
  },
  hair: { long: { colour: '#e8c98a', front: 'curtain' } },
  gear: {
    ears: { kind: 'fox', colour: '#e8c98a', inner: '#ff5f9a' },
    warpaint: { kind: 'whiskers', colour: '#8a2a44', glow: 0 },
  },
} satisfies Person

export const katarina = {
  body: 'woman',
  head: 'heart',
  skin: '#f0c8b0',
  face: { look: 'fierce', eye: '#4dff9a', glow: 1.6, brow: '#6a1216', lips: '#c8283c', smirk: 1, scar: '#a8503c' },
  hair: { long: { colour: '#c81e2c', tip: '#ff5a3c', front: 'lock', width: 60 } },
} satisfies Person

export const caitlyn = {
  body: 'woman',
  head: 'heart',
  skin: '#ecc4b4',
  face: { look: 'wise', eye: '#6ab8ff', glow: 1.5, brow: '#2a1c4a', lips: '#b03c6a', smirk: 0.8 },
  hair: { long: { colour: '#3a2a78', tip: '#6a5ad8', front: 'curtain', width: 44 } },
} satisfies Person

export const kayle = {
  body: 'woman',
  head: 'strong',
  skin: '#f6dccb',
  face: { look: 'bold', eyes: 'glow', eye: '#fff2b0', brow: '#d8c8a0', lips: '#c8506a', mouth: 'stern' },
  hair: { bob: { colour: '#f2ead2', cut: 600, front: 'back' } },
} satisfies Person

export const vi = {
  body: 'woman',
  head: 'strong',
  skin: '#f0c4ac',
  face: { look: 'fierce', eye: '#7ad8ff', glow: 1.3, brow: '#b0305a', mouth: 'line', smirk: 1.8, freckles: '#b86a54' },
  hair: { swept: { colour: '#ff5f9a', high: 1.1, under: '#7a1f4a' } },
} satisfies Person

export const samira = {
  body: 'woman',
  head: 'heart',
  skin: '#b0714c',
  face: { look: 'bold', eye: '#8affd0', glow: 1.5, brow: '#1a0e10', lips: '#b8283c', smirk: 2 },
  hair: {
    long: {
      colour: '#2a1a20',
      tip: '#e04a3a',
      width: 44,
      curl: 36,
      front: 'back',
      streak: { colour: '#e04a3a', side: 'left' },
    },
  },
  gear: { eyepatch: { colour: '#1c1016', trim: '#ffc53d', side: 1 } },
} satisfies Person

export const kaisa = {
  body: 'woman',
  head: 'strong',
  skin: '#e8b898',
  face: { look: 'sharp', eye: '#d07bff', glow: 1.9, brow: '#1c1230', lips: '#a83a6a' },
  hair: { long: { colour: '#35235c', tip: '#c85aff', width: 56, front: 'curtain' } },
} satisfies Person

export const senna = {
  body: 'woman',
  head: 'heart',
  skin: '#7d4c36',
  face: { look: 'wise', eye: '#8dffd0', glow: 1.5, brow: '#160c10', lips: '#8a3444', smirk: 0.8 },
  hair: { ropes: { colour: '#33202c', ring: '#8dffd0', count: 6, length: 1.55, front: 'middle' } },
} satisfies Person

export const neeko = {
  body: 'woman',
  head: 'round',
  skin: '#d99a62',
  face: {
    look: 'doll',
    eye: '#ffd84a',
    glow: 1.3,
    slit: true,
    brow: '#1f8f80',
    lips: '#c84a5a',
    smirk: 1.2,
    freckles: '#2fc0a8',
  },
  hair: { long: { colour: '#ff5f7a', tip: '#ffb84a', width: 64, curl: 56, front: 'choppy' } },
  gear: { ears: { kind: 'fin', colour: '#2fc0a8', inner: '#ff9ac0' } },
} satisfies Person
