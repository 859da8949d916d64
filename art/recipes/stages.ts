import type { Appearance } from '../engine/frames/scene.ts'
import type { Frame, Recipe } from '../engine/stage/scene.ts'
import { palettes } from './palettes.ts'

/** A stage behind a page, with a performer, with a game-icons drawing as its sign, or empty. */
export interface Stage {
  recipe: Recipe
  frame: Frame
  subject: { glyph: string } | (Omit<Appearance, 'performer'> & { performer: string }) | null
}

/** Frames for landscape and portrait windows. */
const lying: Frame = {
  width: 1920,
  height: 1080,
  centerX: 0.7,
  centerY: 0.46,
  size: 0.7,
  floor: 0.86,
  keepClear: 0.44,
}
const upright: Frame = {
  width: 780,
  height: 1560,
  centerX: 0.5,
  centerY: 0.335,
  size: 0.34,
  floor: 0.9,
  keepClear: 0,
}
const lyingEmpty: Frame = { ...lying, centerX: 0.5, centerY: 0.52, size: 0.8, floor: 0.93, keepClear: 0 }
const uprightEmpty: Frame = { ...upright, centerY: 0.36, size: 0.42, floor: 0.92 }

const concert: Recipe = {
  palette: palettes.headline,
  motif: 'vinyl',
  venue: 'concert',
  seed: 7,
  beams: 12,
  confetti: 120,
  scale: 1.2,
}
const interval: Recipe = {
  palette: palettes.headline,
  motif: 'scope',
  venue: 'concert',
  seed: 12,
  beams: 14,
  confetti: 50,
}
const fight: Recipe = {
  palette: palettes.soul,
  motif: 'blaze',
  venue: 'arena',
  seed: 15,
  beams: 12,
  confetti: 90,
}
const ring: Recipe = { palette: palettes.soul, motif: 'octagon', venue: 'arena', seed: 16, beams: 14, confetti: 30 }

/** Stages of each season by path below /act/<season>: 'home' for the first section, 'back' for the others. */
export const stages: Record<string, Record<string, Stage>> = {
  m10s16: {
    '1920x1080/home': {
      recipe: concert,
      frame: lying,
      subject: { performer: 'TFT10_Ahri', stand: { x: 0.7, top: 0.12, size: 0.86 } },
    },
    '780x1560/home': {
      recipe: { ...concert, confetti: 50, scale: 1.12 },
      frame: upright,
      subject: { performer: 'TFT10_Ahri', stand: { x: 0.5, top: 0.115, size: 0.45 }, fade: [0.42, 0.56] },
    },
    '1920x1080/back': { recipe: interval, frame: lyingEmpty, subject: null },
    '780x1560/back': { recipe: { ...interval, confetti: 20 }, frame: uprightEmpty, subject: null },
  },
  m15s16: {
    '1920x1080/home': {
      recipe: fight,
      frame: lying,
      subject: { performer: 'TFT15_Braum', stand: { x: 0.7, top: 0.12, size: 0.86 } },
    },
    '780x1560/home': {
      recipe: { ...fight, confetti: 40 },
      frame: upright,
      subject: { performer: 'TFT15_Braum', stand: { x: 0.5, top: 0.135, size: 0.45 }, fade: [0.42, 0.56] },
    },
    '1920x1080/back': { recipe: ring, frame: lyingEmpty, subject: null },
    '780x1560/back': { recipe: { ...ring, confetti: 15 }, frame: uprightEmpty, subject: null },
  },
}
