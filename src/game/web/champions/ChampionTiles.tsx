import type { ChampionRef } from '#src/game/game.contract.ts'
import { ChampionTile } from './ChampionTile.tsx'
import styles from './ChampionTiles.module.css'

interface ChampionTilesProps {
  /** Ids that `champions` lacks are left out. */
  ids: string[]
  champions: ChampionRef[]
  season: string
}

/** Champions in a row of small tiles. */
export const ChampionTiles = ({ ids, champions, season }: ChampionTilesProps) => (
  <div className={styles.tiles}>
    {ids.map((id) => {
      const champion = champions.find((each) => each.id === id)
      return champion && <ChampionTile key={id} champion={champion} season={season} size="small" />
    })}
  </div>
)
