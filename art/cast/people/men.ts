import type { Person } from '../../engine/figure/recipe.ts'

export const ekko = {
  body: 'man',
  skin: '#9a6240',
  face: { eye: '#2ff0d2', brow: '#e8ecec', mouth: 'line', smirk: 1 },
  hair: { swept: { colour: '#eef3f2', high: 1.7, under: '#2a1a14' } },
} satisfies Person

export const yasuo = {
  body: 'man',
  head: 'strong',
  skin: '#d09a76',
  face: { eye: '#cfe8ff', brow: '#2a1c1a' },
  hair: { tail: { colour: '#3a2a30', tip: '#8fb8e8', to: 1, front: 'ragged', width: 50 } },
} satisfies Person

export const viego = {
  body: 'man',
  head: 'heart',
  skin: '#d8e4dc',
  face: { eye: '#a6ff3c', glow: 2, brow: '#d8e4dc', mouth: 'line', smirk: 0.6 },
  hair: { long: { colour: '#eef4ee', width: 34, front: 'ragged' } },
} satisfies Person

export const jhin = {
  body: 'man',
  skin: '#1c0a14',
  gear: {
    masque: { colour: '#fff1e2', light: '#ff2f5e', trim: '#ffc24b', cowl: '#1c0a14' },
    plume: { colour: '#cfd4e6' },
  },
} satisfies Person

export const ezreal = {
  body: 'man',
  skin: '#f2c6a6',
  face: {
    eye: '#8fe9ff',
    glow: 1.35,
    width: 62,
    height: 28,
    spread: 54,
    slant: 0.1,
    brow: '#a8742a',
    browTilt: 0.22,
    browWidth: 12,
    mouth: 'line',
    smirk: 1.6,
  },
  hair: { spikes: { colour: '#ffdf6e', tip: '#ff8fb4', nape: '#d9a43a' } },
} satisfies Person

export const twistedFate = {
  body: 'man',
  head: 'strong',
  skin: '#dca884',
  face: { look: 'young', eye: '#ffd84a', glow: 1.5, brow: '#1e1216', browWidth: 15, smirk: 1.6 },
  hair: { bob: { colour: '#3a2226', cut: 470, front: 'back' } },
  gear: { stubble: { strength: 1 } },
} satisfies Person

export const sett = {
  body: 'brute',
  head: 'strong',
  skin: '#e0aa84',
  face: { look: 'young', eye: '#ffd84a', glow: 1.4, brow: '#7a2818', browWidth: 16, smirk: 1.8 },
  hair: { swept: { colour: '#b03a24', high: 1.2, under: '#5a1a14' } },
  gear: { ears: { kind: 'wolf', colour: '#b03a24', inner: '#f0c0a0' } },
} satisfies Person

export const garen = {
  body: 'brute',
  head: 'strong',
  skin: '#e6b494',
  face: { look: 'noble', eye: '#5cb8ff', brow: '#4a2a1a', browWidth: 16, smirk: 0.8 },
  hair: { short: { colour: '#6a4028' } },
} satisfies Person

export const yone = {
  body: 'man',
  skin: '#e8b898',
  face: { look: 'grim', eye: '#ff5c6a', glow: 1.8, brow: '#1c1418', mouth: 'none' },
  hair: { long: { colour: '#2a2438', tip: '#ff5c8a', width: 48, front: 'middle' } },
} satisfies Person

export const lucian = {
  body: 'man',
  head: 'strong',
  skin: '#8a5a40',
  face: { look: 'noble', eye: '#8dfff0', glow: 1.4, brow: '#140c10', smirk: 1 },
  hair: { ropes: { colour: '#2c1e28', ring: '#ffc24b', front: 'back' } },
  gear: { stubble: {} },
} satisfies Person

export const ksante = {
  body: 'brute',
  head: 'strong',
  skin: '#6e452e',
  face: { look: 'young', eye: '#ffd23c', glow: 1.3, brow: '#140a0a', browWidth: 15, smirk: 1.4 },
  hair: { mohawk: { colour: '#2c1a1c', tip: '#ffc53d', height: 0.6, lean: 0.1, under: '#1c1012' } },
  gear: { stubble: { strength: 0.66 } },
} satisfies Person

/** A person of slime; a mask of darker slime around his eyes. */
export const zac = {
  body: 'slime',
  skin: '#62d94e',
  face: { eye: '#f8ffd0', glow: 1.6, width: 64, height: 38, mouth: 'grin' },
  gear: { warpaint: { kind: 'mask', colour: '#1c6a3a', glow: 0 } },
} satisfies Person
