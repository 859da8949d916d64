import { crests } from './crests.ts'
import { falls } from './falls.ts'
import { updos } from './updos.ts'

/** Hair, drawn for a human head of 244 x 300 about (500, 410). */
export const hair = { ...falls, ...crests, ...updos }
