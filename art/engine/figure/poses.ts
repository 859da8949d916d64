import type { Pose } from '../light/layer.ts'
import type { BodyKind } from './bodies.ts'
import type { FaceOptions } from './face.ts'
import type { Crop } from './recipe.ts'

/** A figure's pose; `turn` also turns the face itself, in radians, for three-quarter views. */
export interface FigurePose extends Pose {
  turn?: number
}

/** How performers stand: the same pose for all would make one person of them. */
export const poses = {
  sly: { yaw: 0.35, roll: 8, lean: -5 },
  calm: { yaw: 0.25, roll: 4, lean: -2 },
  proud: { yaw: -0.28, roll: -5, lean: 3 },
  square: { yaw: 0.1, roll: 0, lean: 0 },
  charge: { yaw: 0.3, roll: 11, lean: -8 },
  shy: { yaw: -0.36, roll: -9, lean: 4 },
  swagger: { yaw: -0.32, roll: 8, lean: -5 },
  brood: { yaw: 0.2, roll: -7, lean: 5, pitch: 0.7 },
  /** Three-quarter views: to the right, to the left. */
  aside: { yaw: 0.42, roll: 4, lean: -3, turn: 0.21 },
  away: { yaw: -0.42, roll: -5, lean: 3, turn: -0.21 },
} satisfies Record<string, FigurePose>

export type PoseName = keyof typeof poses

/** The square of portraits and large tokens, and that of small ones. */
export const crops: Record<BodyKind, { crop: Crop; smallCrop: Crop }> = {
  woman: { crop: [170, 60, 700], smallCrop: [270, 140, 470] },
  man: { crop: [160, 60, 720], smallCrop: [264, 140, 480] },
  brute: { crop: [130, 70, 760], smallCrop: [230, 130, 540] },
  yordle: { crop: [130, 60, 760], smallCrop: [210, 120, 580] },
  beast: { crop: [140, 100, 740], smallCrop: [210, 170, 580] },
  hound: { crop: [140, 100, 740], smallCrop: [210, 170, 580] },
  cat: { crop: [140, 90, 740], smallCrop: [200, 150, 600] },
  slug: { crop: [140, 100, 740], smallCrop: [200, 150, 600] },
  slime: { crop: [150, 120, 720], smallCrop: [230, 160, 540] },
  rock: { crop: [120, 100, 770], smallCrop: [210, 150, 580] },
  round: { crop: [70, 40, 860], smallCrop: [190, 80, 620] },
  plate: { crop: [110, 70, 790], smallCrop: [220, 130, 560] },
}

const man: FaceOptions = {
  width: 57,
  height: 21,
  browY: 33,
  browWidth: 14,
  browTilt: 0.3,
  lashes: false,
  mouth: 'stern',
}

const animal: FaceOptions = {
  eyes: 'round',
  width: 74,
  height: 48,
  spread: 64,
  y: 414,
  slant: 0.1,
  brow: false,
  nose: 0,
  mouth: 'none',
  lashes: false,
}

/** Faces by body; a recipe says what differs. */
export const faces: Record<BodyKind, FaceOptions> = {
  man,
  plate: man,
  brute: { ...man, spread: 52 },
  round: man,
  woman: { width: 67, height: 31, slant: 0.14, browTilt: 0.2, lips: '#d2506c' },
  yordle: { eyes: 'round', width: 78, height: 51, spread: 62, y: 426, slant: 0.06, brow: false, nose: 0 },
  beast: animal,
  hound: animal,
  cat: animal,
  slug: animal,
  slime: { ...animal, eyes: 'glow', width: 66, height: 40, spread: 58, mouth: 'smile' },
  rock: { ...man, eyes: 'glow', width: 62, height: 26, spread: 60, brow: '#14100c', browWidth: 20, nose: 0 },
}
