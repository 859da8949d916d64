import type { Recipe } from '../../engine/figure/recipe.ts'

/** A name, what it changes of a plain figure, and whether it is seen from near. */
type Sample = [name: string, change: Partial<Recipe>, close?: boolean]

const kinds = <Kind extends string>(list: readonly Kind[], of: (kind: Kind) => Sample): Sample[] => list.map(of)
const hair = '#e8b45a'
const metal = { colour: '#c8d0dc', trim: '#8a5bff' }

const bodies: Sample[] = [
  ...kinds(['woman', 'man', 'brute', 'yordle', 'plate'], (body) => [body, { body }]),
  ...kinds(['cat', 'wolf', 'maw'], (head) => [`beast ${head}`, { body: 'beast', head }]),
  ...kinds(['heart', 'round', 'strong'], (head) => [`head ${head}`, { head }, true]),
  ...kinds(['soft', 'sharp', 'bold', 'doll', 'sleepy', 'fierce', 'wise'], (look) => [
    `face ${look}`,
    { face: { look, eye: '#8fd8ff', brow: '#5a3a2a', lips: '#d2506c' } },
    true,
  ]),
  ...kinds(['aside', 'away'], (pose) => [`pose ${pose}`, { pose, hair: { bob: { colour: hair } } }]),
]

/** What the sheet of modules shows. */
export const samples: Sample[] = [...bodies]
