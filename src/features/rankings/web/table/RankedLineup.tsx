import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { CountedLineup } from '#src/features/rankings/rankings.contract.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import styles from './RankedLineup.module.css'
import { RankedSubject } from './RankedSubject.tsx'

interface RankedLineupProps {
  lineup: CountedLineup
  champions: ChampionRef[]
  season: string
  filter: RankingFilter
}

export function RankedLineup({
  lineup,
  champions,
  season,
  filter: { version, mode, bracket, names },
}: RankedLineupProps) {
  const t = useText()
  const { advice } = lineup
  const carry = champions.find(({ id }) => id === lineup.carries[0])
  const core = advice?.core.filter((id) => id !== carry?.id) ?? []
  return (
    <Link
      to="/rank/lineupDetail/$season"
      params={{ season }}
      search={{ lineupId: lineup.id, version, mode, bracket, names }}
      data-cost={carry?.cost}
    >
      <RankedSubject of={lineup} picture={carry && <ChampionToken season={season} id={carry.id} size={48} />}>
        {advice ? (
          <>
            <b className={styles.grade} data-grade={advice.tier}>
              {advice.tier}
            </b>
            <span className={styles.style}>{t(`lineups.style.${advice.style}`)}</span>{' '}
            {advice.isOlder && <span>{t('lineups.older')}</span>}
          </>
        ) : (
          <span>{t('lineups.cluster')}</span>
        )}
        {core.length > 0 && (
          <span className={styles.core}>
            {core.map((id) => (
              <ChampionToken key={id} season={season} id={id} size={32} />
            ))}
          </span>
        )}
      </RankedSubject>
    </Link>
  )
}
