import { type PaletteName, palettes } from './palettes.ts'

const looks: Record<string, [glyph: string, PaletteName]> = {
  egg: ['easter-egg', 'acid'],
  trophy: ['trophy', 'voltage'],
  headphones: ['headphones', 'academy'],
  guitar: ['guitar', 'ultra'],
  ticket: ['ticket', 'sentai'],
  song: ['love-song', 'candy'],
  coins: ['two-coins', 'monster'],
  chest: ['open-treasure-chest', 'saloon'],
  present: ['present', 'rose'],
  crown: ['imperial-crown', 'gem'],
  shirt: ['t-shirt', 'candy'],
}

/** Prizes of campaigns with glyph and palette. */
export const prizes = Object.entries(looks).map(([name, [glyph, palette]]) => ({
  name,
  glyph,
  palette: palettes[palette],
}))
