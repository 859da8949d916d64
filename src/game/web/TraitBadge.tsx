import type { TraitRef, TraitStyle } from '../game.contract.ts'
import { CardLink } from './cards/CardLink.tsx'
import { Name } from './names/Name.tsx'
import { Glyph } from './pictures/Glyph.tsx'
import styles from './TraitBadge.module.css'

interface TraitHexProps {
  trait: Pick<TraitRef, 'glyph'>
  season: string
  size?: 32 | 40 | 64
  /** A threshold: its champions stand below the glyph, in the colour of its metal. */
  threshold?: { count: number; style: TraitStyle } | undefined
}

export function TraitHex({ trait, season, size = 40, threshold }: TraitHexProps) {
  return (
    <span
      className={styles.hex}
      data-size={size}
      data-style={threshold?.style}
      data-counted={threshold ? true : undefined}
    >
      <span className={styles.sign}>
        <Glyph sheet={`${season}-traits`} name={trait.glyph} />
      </span>
      {threshold && <b aria-hidden="true">{threshold.count}</b>}
    </span>
  )
}

/** A trait's hexagon and name as a link to its card. */
export const TraitBadge = ({ trait, season }: { trait: TraitRef; season: string }) => (
  <CardLink of={{ kind: 'trait', season, id: trait.id }} className={styles.badge}>
    <TraitHex trait={trait} season={season} size={32} />
    <Name of={trait} />
  </CardLink>
)
