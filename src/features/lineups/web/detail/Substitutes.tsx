import { useText } from '#src/core/web/texts/text.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { ChampionTiles } from '#src/game/web/champions/ChampionTiles.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import { AdviceCard } from './AdviceCard.tsx'
import styles from './Substitutes.module.css'

interface SubstitutesProps {
  lineup: Lineup
  refs: LineupRefs
}

/** What to play in place of a contested unit, with what that costs. */
export function Substitutes({ lineup: { substitutes }, refs }: SubstitutesProps) {
  const t = useText()
  if (substitutes.length === 0) return null
  return (
    <AdviceCard title={t('lineups.substitutes')}>
      <ul className={styles.list}>
        {substitutes.map(({ unit, by }) => (
          <li key={unit}>
            <ChampionTiles ids={[unit]} {...refs} />
            <span className={styles.arrow}>
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('lineups.substitutedBy')}</span>
            </span>
            <ul>
              {by.map((each) => (
                <li key={each.unit}>
                  <ChampionTiles ids={[each.unit]} {...refs} />
                  <TraitChanges changes={each.traits} refs={refs} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </AdviceCard>
  )
}

interface TraitChangesProps {
  changes: Lineup['substitutes'][number]['by'][number]['traits']
  refs: LineupRefs
}

function TraitChanges({ changes, refs: { traits, season } }: TraitChangesProps) {
  const t = useText()
  if (changes.length === 0) return <p className={styles.changes}>{t('lineups.nothingLost')}</p>
  return (
    <p className={styles.changes}>
      {changes.map(({ id, before, after }) => {
        const trait = traits.find((each) => each.id === id)
        const isLost = after < before
        return (
          trait && (
            <CardLink key={id} of={{ kind: 'trait', season, id }} data-lost={isLost}>
              <span aria-hidden="true">{isLost ? '−' : '+'}</span>
              <span className="visually-hidden">{t(isLost ? 'lineups.loses' : 'lineups.gains')}</span>
              <Name of={trait} /> {before === 0 ? after : after === 0 ? before : `${before} → ${after}`}
            </CardLink>
          )
        )
      })}
    </p>
  )
}
