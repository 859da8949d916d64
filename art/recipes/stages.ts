import type { Frame, Recipe } from '../engine/scene.ts'
import { palettes } from './palettes.ts'

/** A stage behind a page: the season's sign on it, or nobody. */
export interface Stage {
  recipe: Recipe
  frame: Frame
  isEmpty: boolean
}

const landscape = { width: 1920, height: 1080 }
const portrait = { width: 780, height: 1560 }
const whole = { surroundings: 'all', motifGain: 1 } as const

const show: Recipe = {
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

/** Key art by its path below /act/<season>: behind the first section of home, and behind the others; upright for phones. */
export const stages: Record<string, Stage> = {
  '1920x1080/home': {
    recipe: show,
    frame: { ...landscape, ...whole, centerX: 0.7, centerY: 0.46, size: 0.7, floor: 0.86, keepClear: 0.44 },
    isEmpty: false,
  },
  '780x1560/home': {
    recipe: { ...show, confetti: 50, scale: 1.12 },
    frame: { ...portrait, ...whole, centerX: 0.5, centerY: 0.335, size: 0.34, floor: 0.9, keepClear: 0 },
    isEmpty: false,
  },
  '1920x1080/back': {
    recipe: interval,
    frame: { ...landscape, ...whole, centerX: 0.5, centerY: 0.52, size: 0.8, floor: 0.93, keepClear: 0 },
    isEmpty: true,
  },
  '780x1560/back': {
    recipe: { ...interval, confetti: 20 },
    frame: { ...portrait, ...whole, centerX: 0.5, centerY: 0.36, size: 0.42, floor: 0.92, keepClear: 0 },
    isEmpty: true,
  },
}
