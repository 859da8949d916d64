import type { View } from './camera.ts'
import type { ForegroundName } from './foregrounds.ts'

/** How a figure stands in a picture: x as a share of the width, its top and size as shares of the height. */
export interface Stand {
  x: number
  top: number
  size: number
}

/** A place to see the stage from. */
export interface Shot extends View {
  stand: Stand
  /** Where the lamps are: 1 left, -1 right. */
  side: 1 | -1
  before: ForegroundName
}

export const cameras = {
  /** Low, before the stage. */
  front: {
    from: [-1.75, 0.55, -4.4],
    to: [-1.1, 1.75, 3],
    span: 0.95,
    stand: { x: 0.66, top: 0.02, size: 1.08 },
    side: 1,
    before: 'monitors',
  },
  /** From the side, tilted, with the lamps mirrored. */
  wings: {
    from: [-5.6, 1.5, -2.6],
    to: [0.4, 1.75, 1.2],
    span: 0.9,
    roll: -5,
    stand: { x: 0.675, top: -0.04, size: 1.22 },
    side: -1,
    before: 'rail',
  },
  /** Far, among the heads. */
  crowd: {
    from: [-2.2, 1.75, -7.2],
    to: [-2, 2.25, 2],
    span: 0.95,
    roll: 1.5,
    stand: { x: 0.66, top: 0.06, size: 0.94 },
    side: 1,
    before: 'crowd',
  },
  /** Under a fighter's chin. */
  low: {
    from: [-2.2, 0.62, -4.4],
    to: [-1.35, 2.15, 3],
    span: 1.05,
    roll: -3,
    stand: { x: 0.66, top: 0, size: 1.12 },
    side: 1,
    before: 'rubble',
  },
  /** At the ropes of a ring. */
  ringside: {
    from: [-3.6, 1.05, -3.9],
    to: [-0.7, 1.95, 1.6],
    span: 1,
    roll: 3,
    stand: { x: 0.665, top: -0.02, size: 1.14 },
    side: -1,
    before: 'ropes',
  },
  /** At eye height. */
  roof: {
    from: [-1.9, 1.25, -5.2],
    to: [-1.45, 2.1, 3],
    span: 0.95,
    roll: -2,
    stand: { x: 0.66, top: 0.02, size: 1.06 },
    side: 1,
    before: 'petals',
  },
} satisfies Record<string, Shot>

export type CameraName = keyof typeof cameras
