import type { Recipe } from '../../engine/figure/recipe.ts'

/** A name, what it changes of a plain figure, and whether it is seen from near. */
export type Sample = readonly [name: string, change: Partial<Recipe>, close?: boolean]

/** A sample for each of some kinds. */
export const each = <Kind extends string>(list: readonly Kind[], of: (kind: Kind) => Sample): Sample[] => list.map(of)

const hair = '#e8b45a'
const dark = { eye: '#8fd8ff', brow: '#5a3a2a' }

/** Bodies, heads, faces, poses and hair. */
export const people: Sample[] = [
  ...each(['woman', 'man', 'brute', 'yordle', 'plate'], (body) => [body, { body }]),
  ...each(['hound', 'cat', 'slug', 'beast'], (body) => [
    body,
    { body, head: body === 'cat' ? 'cat' : 'wolf', face: { eye: '#8fd8ff' } },
  ]),
  ...each(['dragon', 'bird', 'maw'], (head) => [`head ${head}`, { body: 'beast', head, face: { eye: '#8fd8ff' } }]),
  [
    'slime',
    {
      body: 'slime',
      skin: '#6ae05a',
      cloth: '#6ae05a',
      face: { eye: '#ffffff' },
      outfit: { jelly: { colour: '#6ae05a', light: '#d8ff9a' } },
    },
  ],
  [
    'rock',
    {
      body: 'rock',
      skin: '#7a6a5a',
      cloth: '#7a6a5a',
      face: { eye: '#ffb04a' },
      outfit: { cracks: { colour: '#ff7a2a', slab: '#94826e' } },
    },
  ],
  ...each(['heart', 'round', 'strong'], (head) => [`head ${head}`, { head }, true]),
  ...each(['soft', 'sharp', 'bold', 'doll', 'sleepy', 'fierce', 'wise'], (look) => [
    `face ${look}`,
    { face: { look, ...dark, lips: '#d2506c' } },
    true,
  ]),
  ...each(['young', 'grim', 'jolly', 'noble', 'old'], (look) => [
    `man ${look}`,
    { body: 'man', face: { look, ...dark } },
    true,
  ]),
  ...each(['swagger', 'brood'], (pose) => [`pose ${pose}`, { pose, hair: { bob: { colour: hair } } }]),
  ['scar', { body: 'man', face: { look: 'grim', ...dark, scar: '#8a3a2a' } }, true],
  ...each(['wide', 'sleepy', 'closed', 'glow'], (eyes) => [`eyes ${eyes}`, { face: { eyes, ...dark } }, true]),
  ...each(['line', 'stern', 'frown', 'smile', 'song', 'grin', 'teeth', 'fangs'], (mouth) => [
    `mouth ${mouth}`,
    { face: { mouth, ...dark } },
    true,
  ]),
  ['make-up', { face: { ...dark, shadow: '#8a5bff', blush: '#ff7a8a', freckles: '#a8603a', mole: true } }, true],
  ...each(['aside', 'away'], (pose) => [`pose ${pose}`, { pose, hair: { bob: { colour: hair } } }, true]),
  ...each(
    [
      'long',
      'bob',
      'swept',
      'spikes',
      'tail',
      'twin',
      'mohawk',
      'topknot',
      'short',
      'ropes',
      'mane',
      'blaze',
      'braids',
      'manes',
    ],
    (name) => [name, { hair: { [name]: { colour: hair } } }],
  ),
  ...each(['braid', 'drill'], (kind) => [
    `twin ${kind}`,
    { hair: { twin: { colour: hair, kind, width: kind === 'drill' ? 90 : 44 } } },
  ]),
  ['fans', { hair: { fans: { colour: hair, tip: '#ffffff', tie: '#8a5bff', light: '#5cf0ff' } } }],
  ['knot', { hair: { knot: { colour: hair, ring: '#ffc53d' } } }],
  ...each(
    ['middle', 'left', 'right', 'blunt', 'ragged', 'swept', 'choppy', 'lock', 'torn', 'curtain', 'back'],
    (front) => [`front ${front}`, { hair: { bob: { colour: hair, front } } }],
  ),
]
