import { animal } from './animal.ts'
import { eyewear } from './eyewear.ts'
import { faceGear } from './faces.ts'
import { guises } from './guises.ts'
import { hats } from './hats.ts'
import { helmGear } from './helms.ts'
import { masks } from './masks.ts'
import { paint } from './paint.ts'

/** What a head wears, and what an animal's head is made of; drawn for a human head. */
export const gear = { ...animal, ...hats, ...eyewear, ...helmGear, ...masks, ...paint, ...faceGear, ...guises }
