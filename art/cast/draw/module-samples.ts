import { each, type Sample } from './samples.ts'

const skin = '#e2b092'
const metal = { colour: '#c8d0dc', trim: '#8a5bff' }
const gold = '#ffc53d'
const light = '#5cf0ff'
const held = { x: 740, y: 700, size: 0.8, turn: 14, fist: skin }
const eyes = { eye: '#8fd8ff' }

/** Gear, outfits, limbs, auras, tools and hands. */
export const modules: Sample[] = [
  ...each(['cat', 'wolf', 'fox', 'long', 'bear', 'fin', 'elf'], (kind) => [
    `ears ${kind}`,
    { gear: { ears: { kind, colour: skin, inner: '#d0607a' } } },
  ]),
  ...each(['cat', 'wolf', 'bear', 'dragon', 'beak'], (kind) => [
    `muzzle ${kind}`,
    {
      body: 'beast',
      head: kind === 'bear' ? undefined : kind === 'beak' ? 'bird' : kind,
      face: eyes,
      gear: { muzzle: { kind, colour: '#f0d8c0', fangs: true } },
    },
  ]),
  ...each(['up', 'side', 'ram'], (kind) => [`horns ${kind}`, { gear: { horns: { kind, colour: '#d8c8b0' } } }]),
  ...each(['country', 'pirate', 'top'], (kind) => [`hat ${kind}`, { gear: { hat: { kind, colour: '#8a4a3a' } } }]),
  ...each(['slit', 'skull', 'dome'], (kind) => [
    `helm ${kind}`,
    { body: 'plate', gear: { helm: { kind, colour: '#aab4c2', slit: light } } },
  ]),
  ...each(['band', 'round'], (kind) => [
    `visor ${kind}`,
    { gear: { visor: { kind, colour: '#2a2a34', lens: light } } },
    true,
  ]),
  ['gasMask', { gear: { gasMask: { colour: '#3a3a44' } } }, true],
  ['goggles', { gear: { goggles: {} } }, true],
  ['shades', { gear: { shades: { star: true } } }, true],
  ['blindfold', { gear: { blindfold: { colour: '#d8261c' } } }],
  ['crown', { gear: { crown: { colour: gold, gem: light } } }],
  ['hood', { gear: { hood: { colour: '#5a3a8a', trim: gold } } }],
  ['browplate', { gear: { browplate: metal } }],
  ['wraps', { gear: { wraps: { colour: '#c9cfae' } } }, true],
  ['wrestler', { gear: { wrestler: { colour: '#d8405a', trim: '#ffd23c' } } }, true],
  ['halfMask', { gear: { halfMask: { colour: '#15101c', teeth: gold } } }, true],
  ['masque', { gear: { masque: { colour: '#fff1e2', light: '#ff2f5e', trim: gold, cowl: '#1c0a14' } } }],
  ['skull', { gear: { skull: { colour: '#dfe8c4', light: '#a6ff3c' } } }, true],
  ['mitre', { gear: { mitre: { colour: '#4a5a52', light: '#a6ff3c', trim: gold } } }],
  ['plume', { gear: { plume: { colour: '#cfd4e6' } } }],
  ['moustache', { body: 'man', gear: { moustache: { colour: '#8a3a1a', beard: true } } }, true],
  ['stubble', { body: 'man', gear: { stubble: {} } }, true],
  ['headphones', { gear: { headphones: { colour: '#f2f2f8', trim: light, cat: true } } }],
  ['earrings', { gear: { earrings: { colour: gold } } }, true],
  ['ribbon', { gear: { ribbon: { colour: '#ff7a2a' } } }],
  ...each(['bars', 'tear', 'star', 'slash', 'whiskers', 'gem', 'dashes', 'band'], (kind) => [
    `warpaint ${kind}`,
    { gear: { warpaint: { kind, colour: light } } },
    true,
  ]),
  ['jacket', { outfit: { jacket: metal } }],
  ['coat', { outfit: { coat: { colour: '#7a4a2a', trim: gold, lining: '#3a1a2a' } } }],
  ['robe', { outfit: { robe: { colour: '#2a4aa8', trim: gold } } }],
  ['slidJacket', { outfit: { slidJacket: { ...metal, lining: '#ff4f9a' } } }],
  ['capelet', { outfit: { capelet: { colour: '#fff1e2', trim: gold, sign: '#5a0c22' } } }],
  ['epaulette', { outfit: { epaulette: { colour: gold, gem: '#ff2f5e' } } }],
  ['collar', { outfit: { collar: { colour: '#1c0a14', trim: gold } } }],
  ['flaredCape', { outfit: { flaredCape: { colour: '#8a1f4a' } } }],
  ['cape', { outfit: { cape: { colour: '#8a1f4a', trim: gold } } }],
  ['gorget', { outfit: { gorget: { colour: gold, gem: light } } }],
  ['pads', { outfit: { pads: { ...metal, spikes: '#ffffff' } } }],
  ['breastplate', { outfit: { breastplate: metal } }],
  ['fur', { outfit: { fur: { colour: '#fff2d8' } } }],
  ['scarf', { outfit: { scarf: { colour: '#d8405a' } } }],
  ['choker', { outfit: { choker: { colour: '#1a0a18', gem: light } } }],
  ['sailor', { outfit: { sailor: { colour: '#2a4aa8', trim: '#ffffff', bow: '#d8405a' } } }],
  ['straps', { outfit: { straps: { colour: '#d8405a' } } }],
  ['shirt', { outfit: { shirt: { colour: '#fff1e2', tie: '#5a0c22' } } }],
  ['brooch', { outfit: { brooch: { colour: light } } }],
  ['seams', { outfit: { seams: { colour: gold } } }],
  ['sleeves', { outfit: { sleeves: metal } }],
  ['glove', { outfit: { glove: { colour: '#5a2436' } } }],
  ['bands', { outfit: { bands: { colour: '#c9cfae' } } }],
  ['ribs', { body: 'man', cloth: skin, outfit: { ribs: { skin } } }],
  ['muscles', { body: 'man', cloth: skin, outfit: { muscles: {} } }],
  ...each(['clouds', 'dragon', 'bands'], (kind) => [
    `armInk ${kind}`,
    { outfit: { armInk: { kind, colour: '#2f9fe8' } } },
  ]),
  ...each(['heart', 'round', 'v', 'straight', 'tube', 'boat', 'deep', 'bare'], (kind) => [
    `neckline ${kind}`,
    { outfit: { neckline: { kind, skin, trim: gold } } },
  ]),
  ...each(['flames', 'stripes', 'waves'], (kind) => [
    `tattoo ${kind}`,
    { body: 'man', outfit: { tattoo: { kind, colour: light } } },
  ]),
  ['dungarees', { body: 'yordle', outfit: { dungarees: { colour: '#2f6fe8' } } }],
  ['hoodie', { body: 'yordle', outfit: { hoodie: { colour: '#d8405a', print: gold } } }],
  ['tunic', { body: 'yordle', outfit: { tunic: { colour: '#3a8a5a', belt: '#5a3524' } } }],
  ['smallPlate', { body: 'yordle', outfit: { smallPlate: metal } }],
  ['shell', { body: 'beast', outfit: { shell: { colour: '#96502e' } } }],
  ['bib', { body: 'beast', outfit: { bib: { colour: '#fff1da' } } }],
  ['belly', { body: 'slug', outfit: { belly: { colour: '#f0d8a0', width: 1.4 } } }],
  ...each(['spots', 'stripes'], (kind) => [
    `pelt ${kind}`,
    { body: 'hound', cloth: skin, outfit: { pelt: { kind, colour: '#8a4a3a' } } },
  ]),
  ['paws', { body: 'cat', head: 'cat', face: eyes, cloth: skin, outfit: { paws: { colour: skin } } }],
  ...each(['feather', 'bat', 'fairy'], (kind) => [
    `wings ${kind}`,
    { limbs: { wings: { kind, colour: '#8fb8e8', tip: '#ffffff' } } },
  ]),
  ...each(['fluffy', 'smooth', 'spiked'], (kind) => [
    `tail ${kind}`,
    { limbs: { tail: { kind, colour: '#d98a5a', tip: '#fff1da' } } },
  ]),
  ['foxTails', { limbs: { foxTails: { colour: '#f4dfe8', tip: '#ff4f9a' } } }],
  ['tentacles', { limbs: { tentacles: { colour: '#19c9b4' } } }],
  ['flames', { aura: { flames: { colour: '#ff4a2a', core: gold } } }],
  ['ring', { aura: { ring: { colour: light, hands: true } } }],
  ['blades', { aura: { blades: { colour: '#b9a0a8', edge: '#ff7a2a' } } }],
  ...each(['hammer', 'scissors', 'bomb', 'book', 'boomerang', 'shield', 'spear', 'kunai'], (tool) => [
    tool,
    { tools: { [tool]: { ...metal, ...held } } },
  ]),
  ...each(['mace', 'claw', 'pistol', 'rifle', 'baton', 'shark', 'bow'], (tool) => [
    tool,
    { tools: { [tool]: { ...metal, glow: '#ff6ad5', ...held } } },
  ]),
  ...each(['straight', 'curved', 'broad'], (kind) => [
    `sword ${kind}`,
    { tools: { sword: { kind, ...metal, ...held } } },
  ]),
  ...each(['orb', 'crescent', 'crook', 'star'], (kind) => [
    `staff ${kind}`,
    { tools: { staff: { kind, colour: '#c8a24a', gem: light, ...held } } },
  ]),
  ['ringblade', { tools: { ringblade: { colour: gold, gem: light, ...held } } }],
  ['microphone', { tools: { microphone: held } }],
  ['console', { tools: { console: { colour: '#cdd9ea', x: 500, y: 846, size: 1 } } }],
  ['idol', { tools: { idol: { colour: gold, light, x: 660, y: 900, size: 1 } } }],
  ['gauntlet', { tools: { gauntlet: { colour: '#d99a48', glove: '#a8663a', light, ...held } } }],
  ['glyph', { tools: { glyph: { name: 'guitar', span: 480, x: 700, y: 740 } } }],
  ...each(['grip', 'fist', 'open', 'claw', 'play'], (kind) => [
    `hand ${kind}`,
    { hands: [{ kind, colour: skin, x: 720, y: 700 }] },
  ]),
]
