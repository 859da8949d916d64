import { armour } from './armour.ts'
import { clothes } from './clothes.ts'
import { coats } from './coats.ts'
import { hides } from './hides.ts'
import { small } from './small.ts'
import { stone } from './stone.ts'
import { torso } from './torso.ts'

/** What a body wears, and what its surface is made of. */
export const outfit = { ...torso, ...clothes, ...coats, ...small, ...armour, ...hides, ...stone }
