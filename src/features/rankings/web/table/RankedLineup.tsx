import { PlainLink } from '#src/core/web/router/PlainLink.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import type { CountedLineup } from '#src/features/rankings/rankings.contract.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import type { ShownGames } from '../shown-list.ts'
import styles from './RankedLineup.module.css'
import { RankedSubject } from './RankedSubject.tsx'

interface RankedLineupProps {
  lineup: CountedLineup
  champions: ChampionRef[]
  season: string
  games: ShownGames
}

export function RankedLineup({ lineup, champions, season, games }: RankedLineupProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  const { advice } = lineup
  const carry = champions.find(({ id }) => id === lineup.carries[0])
  const core = advice?.core.filter((id) => id !== carry?.id) ?? []
  return (
    <PlainLink
      to="/rank/lineupDetail/$season"
      params={{ season }}
      search={{ lineupId: lineup.id, ...games, ...namesSearch }}
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
    </PlainLink>
  )
}
