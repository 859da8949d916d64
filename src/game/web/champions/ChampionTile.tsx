import { memo } from 'react'
import { PlainLink } from '#src/core/web/router/PlainLink.tsx'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { CardLink } from '../cards/CardLink.tsx'
import { Name, useNamesSearch } from '../names/Name.tsx'
import { ChampionPortrait } from './ChampionPortrait.tsx'
import styles from './ChampionTile.module.css'
import { ChampionToken } from './ChampionToken.tsx'

interface ChampionTileProps {
  champion: ChampionRef
  season: string
  /** Small tiles are for rows among other content, large ones for the gallery. */
  size?: 'small' | 'large'
  /** Whether it leads to the champion's page rather than to its card, as large ones do by default. */
  leads?: boolean
  /** Only for large tiles; see Picture. */
  isEarly?: boolean
}

/** A champion's framed picture, cost and name as a link to its page or card; memoized, as galleries filter many. */
export const ChampionTile = memo(function ChampionTile({
  champion,
  season,
  size = 'large',
  leads = size === 'large',
  isEarly,
}: ChampionTileProps) {
  const namesSearch = useNamesSearch()
  const shared = { className: styles[size], 'data-cost': champion.cost }
  const content = (
    <>
      <span className={styles.frame}>
        {size === 'large' ? (
          <ChampionPortrait season={season} id={champion.id} isEarly={isEarly} />
        ) : (
          <ChampionToken season={season} id={champion.id} size={64} />
        )}
        <span className={styles.cost}>{champion.cost}</span>
      </span>
      <span className={styles.name}>
        <Name of={champion} />
      </span>
    </>
  )
  if (!leads) {
    return (
      <CardLink of={{ kind: 'champion', season, id: champion.id }} {...shared}>
        {content}
      </CardLink>
    )
  }
  return (
    <PlainLink to="/chess/$season/$heroId" params={{ season, heroId: champion.id }} search={namesSearch} {...shared}>
      {content}
    </PlainLink>
  )
})
