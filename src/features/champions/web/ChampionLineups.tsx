import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { Name, useNamesSearch } from '#src/game/web/names/Name.tsx'
import type { FieldingLineup } from '../champions.contract.ts'
import styles from './ChampionLineups.module.css'

interface ChampionLineupsProps {
  /** Name of the champion. */
  name: string
  lineups: FieldingLineup[]
  season: string
}

/** Links to the recommended lineups that field a champion. */
export function ChampionLineups({ name, lineups, season }: ChampionLineupsProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  return (
    <section className={styles.lineups}>
      <h2>{t('champions.lineups', { name })}</h2>
      <ul>
        {lineups.map((lineup) => (
          <li key={lineup.id}>
            <Link to="/lineupDetail/$season/$lineupId" params={{ season, lineupId: lineup.id }} search={namesSearch}>
              <b data-grade={lineup.tier}>{lineup.tier}</b> <Name of={lineup} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
