import { armour } from './armour.ts'
import { clothes } from './clothes.ts'
import { coats } from './coats.ts'
import { torso } from './torso.ts'

/** What a body wears. */
export const outfit = { ...torso, ...clothes, ...coats, ...armour }
