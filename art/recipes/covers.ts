import type { MotifName } from '../engine/stage/motifs.ts'
import type { Frame, Venue } from '../engine/stage/scene.ts'
import { type PaletteName, palettes } from './palettes.ts'
import type { Stage } from './stages.ts'

const frame: Frame = {
  width: 1440,
  height: 810,
  centerX: 0.5,
  centerY: 0.44,
  size: 0.72,
  floor: 0.85,
  keepClear: 0,
}

interface Look {
  glyph: string
  palette: PaletteName
  motif: MotifName
  /** By default a concert. */
  venue?: Venue
  seed: number
}

/** Covers for articles without their own, by label. */
const labels: Record<string, Look> = {
  announcement: { glyph: 'megaphone', palette: 'headline', motif: 'vinyl', seed: 31 },
  media: { glyph: 'trophy', palette: 'soul', motif: 'radial', seed: 32 },
  dev: { glyph: 'metronome', palette: 'ultra', motif: 'scope', seed: 33 },
  community: { glyph: 'love-song', palette: 'aurora', motif: 'vinyl', seed: 34 },
  guide: { glyph: 'boombox', palette: 'saloon', motif: 'halftone', seed: 35 },
}

/** Covers by article folder, oldest first; neighbours differ in colour. */
const articles: Record<string, Look> = {
  'gallery-arrives': { glyph: 'open-book', palette: 'aurora', motif: 'halftone', seed: 41 },
  'start-a-game': { glyph: 'chess-knight', palette: 'opera', motif: 'arch', seed: 42 },
  'remix-rumble-season-trailer': { glyph: 'theater-curtains', palette: 'saloon', motif: 'vinyl', seed: 43 },
  'user-interface': { glyph: 'eye-target', palette: 'neonBlue', motif: 'halftone', seed: 44 },
  'magic-of-gold': { glyph: 'two-coins', palette: 'monster', motif: 'scope', seed: 45 },
  'road-to-mastery': { glyph: 'round-star', palette: 'candy', motif: 'vinyl', seed: 46 },
  'tempo-and-features': { glyph: 'stopwatch', palette: 'acid', motif: 'halftone', seed: 47 },
  'dev-notes-why-every-trait-is-a-genre': { glyph: 'guitar', palette: 'ultra', motif: 'vinyl', seed: 48 },
  'community-creator-code-explained': { glyph: 'heart-key', palette: 'rose', motif: 'arch', seed: 49 },
  'fair-play-and-account-safety': { glyph: 'padlock', palette: 'steel', motif: 'radial', seed: 50 },
  'dev-notes-numbers-in-the-open': { glyph: 'pie-chart', palette: 'clock', motif: 'scope', seed: 51 },
  'remix-rumble-patch-notes-1-4': { glyph: 'rose', palette: 'soul', motif: 'arch', seed: 52 },
  'dev-notes-a-site-for-slow-phones': { glyph: 'snail', palette: 'academy', motif: 'halftone', seed: 53 },
  'community-how-to-report-a-bug-well': { glyph: 'bee', palette: 'cell', motif: 'vinyl', seed: 54 },
  'five-minutes-with-disco': { glyph: 'mesh-ball', palette: 'disco', motif: 'radial', seed: 55 },
  'dev-notes-building-illaoi-jhin-and-sona': { glyph: 'drum', palette: 'tide', motif: 'scope', seed: 56 },
  'ko-coliseum-opens': { glyph: 'ringing-bell', palette: 'sentai', motif: 'rays', venue: 'arena', seed: 57 },
  'community-first-encore-night': { glyph: 'talk', palette: 'crew', motif: 'vinyl', seed: 58 },
  'ko-coliseum-arena-tour': { glyph: 'coliseum', palette: 'star', motif: 'studs', venue: 'arena', seed: 59 },
  'behind-the-art-signal-totems': { glyph: 'palette', palette: 'dragon', motif: 'halftone', seed: 60 },
  'remix-rumble-patch-notes-1-5': { glyph: 'armor-upgrade', palette: 'jade', motif: 'radial', seed: 61 },
  'ko-coliseum-patch-notes-2-1': { glyph: 'barbute', palette: 'gem', motif: 'burst', venue: 'arena', seed: 62 },
  'community-lineup-workshop-kda': { glyph: 'jigsaw-piece', palette: 'headline', motif: 'scope', seed: 63 },
  'maintenance-and-known-issues-november': { glyph: 'tinker', palette: 'voltage', motif: 'arch', seed: 64 },
  'community-wallpapers-and-share-pictures': { glyph: 'photo-camera', palette: 'rave', motif: 'halftone', seed: 65 },
}

const stageOf = ({ glyph, palette, motif, venue = 'concert', seed }: Look): Stage => ({
  recipe: { palette: palettes[palette], motif, venue, seed, beams: 10, confetti: 40 },
  frame,
  subject: { glyph },
})

/** Covers by name: an article's folder or a label. */
export const covers: Record<string, Stage> = Object.fromEntries(
  Object.entries({ ...labels, ...articles }).map(([name, look]) => [name, stageOf(look)]),
)
