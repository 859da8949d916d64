import type { Pose } from '../light/layer.ts'
import type { aura } from '../modules/aura.ts'
import type { gear } from '../modules/gear/gear.ts'
import type { hair } from '../modules/hair/hair.ts'
import type { limbs } from '../modules/limbs.ts'
import type { outfit } from '../modules/outfit/outfit.ts'
import type { Hand, tools } from '../modules/tools/tools.ts'
import type { CameraName, Stand } from '../sets/cameras.ts'
import type { ForegroundName } from '../sets/foregrounds.ts'
import type { SetName } from '../sets/sets.ts'
import type { BodyLook } from './body.ts'
import type { FaceLook, FaceOptions } from './face.ts'
import type { PoseName } from './poses.ts'

/** Modules of a table by name, each with its options, or with a list of them. */
export type Chosen<Table> = {
  [Name in keyof Table]?: Table[Name] extends (options: infer Options) => unknown ? Options | readonly Options[] : never
}

/** A square of the stage: x and y of its corner, and its side. */
export type Crop = readonly [x: number, y: number, side: number]

/** A person in every costume: build, face and hair. */
export interface Person extends Pick<BodyLook, 'body' | 'head' | 'skin'> {
  face?: FaceOptions & { look?: FaceLook }
  hair?: Chosen<typeof hair>
  /** What belongs to the face in every costume: ears, a mask. */
  gear?: Chosen<typeof gear>
}

/** A champion's picture: a person in costume, on a set, seen by a camera. */
export interface Recipe extends Person, Omit<BodyLook, keyof Person> {
  id: string
  pose?: PoseName | Pose
  set: SetName
  camera: CameraName
  /** What stands before the figure, if not what the camera brings. */
  before?: ForegroundName
  /** How the figure stands in the splash, if not as the camera has it. */
  stand?: Partial<Stand>
  /** The square of the portrait and of large tokens, and that of small ones; by default the body's. */
  crop?: Crop
  smallCrop?: Crop
  limbs?: Chosen<typeof limbs>
  outfit?: Chosen<typeof outfit>
  aura?: Chosen<typeof aura>
  tools?: Chosen<typeof tools>
  hands?: readonly Hand[]
}
