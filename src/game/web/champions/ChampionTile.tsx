import { Link } from '@tanstack/react-router'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { Name, useNamesSearch } from '../names/Name.tsx'
import { ChampionPortrait } from './ChampionPortrait.tsx'
import styles from './ChampionTile.module.css'

interface ChampionTileProps {
  champion: ChampionRef
  season: string
  /** Small tiles stand in rows beside other things, large ones in the gallery. */
  size?: 'small' | 'large'
  /** Of a large one; see Picture. */
  isEarly?: boolean
}

/** A champion's picture in the frame of its cost, its cost in figures and its name; leads to its page. */
export function ChampionTile({ champion, season, size = 'large', isEarly }: ChampionTileProps) {
  const namesSearch = useNamesSearch()
  return (
    <Link
      to="/chess/$season/$heroId"
      params={{ season, heroId: champion.id }}
      search={namesSearch}
      className={styles[size]}
      data-cost={champion.cost}
    >
      <span className={styles.frame}>
        <ChampionPortrait season={season} id={champion.id} size={size} isEarly={isEarly} />
        <span className={styles.cost}>{champion.cost}</span>
      </span>
      <span className={styles.name}>
        <Name of={champion} />
      </span>
    </Link>
  )
}
