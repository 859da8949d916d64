import { ChampionToken } from '../champions/ChampionToken.tsx'
import { ArtIcon } from './ArtIcon.tsx'
import { Glyph } from './Glyph.tsx'

interface EntityPictureProps {
  season: string
  kind: 'champion' | 'trait' | 'item' | 'augment'
  id: string
  /** A trait's glyph in its season's sprite. */
  glyph: string | null
}

/** The decorative picture of something in a season, up to 48 CSS pixels wide. */
export function EntityPicture({ season, kind, id, glyph }: EntityPictureProps) {
  if (kind === 'champion') return <ChampionToken season={season} id={id} size={48} />
  if (glyph) return <Glyph sheet={`${season}-traits`} name={glyph} />
  return <ArtIcon season={season} id={id} />
}
