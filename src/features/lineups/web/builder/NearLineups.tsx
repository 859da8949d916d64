import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { Name, useNamesSearch } from '#src/game/web/names/Name.tsx'
import type { BoardLineup, BuilderSeason } from '../../builder/builder.contract.ts'
import { type NearLineup, nearestLineups } from '../../builder/nearest-lineups.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import { Grade } from '../Grade.tsx'
import styles from './NearLineups.module.css'
import { useNameOf } from './useUnitWords.ts'

interface NearLineupsProps {
  board: BoardUnit[]
  /** Null while the database is down. */
  lineups: BoardLineup[] | null
  season: BuilderSeason
}

/** Lineups in a list. */
const most = 3

/** The recommended lineups that share the most with a board, and what the board lacks of them. */
export function NearLineups({ board, lineups, season }: NearLineupsProps) {
  const t = useText()
  const near = nearestLineups(board, lineups ?? [], most)
  const none = !lineups ? 'down' : board.length === 0 ? 'empty' : near.length === 0 ? 'none' : null
  return (
    <section className={styles.near} aria-label={t('lineup-builder.near.title')}>
      <h2>{t('lineup-builder.near.title')}</h2>
      {none && <p>{t(`lineup-builder.near.${none}`)}</p>}
      <ul>
        {near.map((each) => (
          <li key={each.lineup.id}>
            <Near near={each} season={season} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Near({ near: { lineup, shared, missing }, season }: { near: NearLineup<BoardLineup>; season: BuilderSeason }) {
  const t = useText()
  const nameOf = useNameOf(season.champions)
  const namesSearch = useNamesSearch()
  return (
    <>
      <Grade tier={lineup.tier} />
      <div>
        <Link
          to="/lineupDetail/$season/$lineupId"
          params={{ season: season.id, lineupId: lineup.id }}
          search={namesSearch}
        >
          <Name of={lineup} />
        </Link>
        <p>{t('lineup-builder.near.shared', { shared: shared.length, all: shared.length + missing.length })}</p>
        <p>
          {missing.length > 0
            ? t('lineup-builder.near.missing', { names: missing.map(nameOf).join(', ') })
            : t('lineup-builder.near.whole')}
        </p>
        <p className={styles.missing} aria-hidden="true">
          {missing.map((id) => (
            <ChampionToken key={id} season={season.id} id={id} size={32} />
          ))}
        </p>
      </div>
    </>
  )
}
