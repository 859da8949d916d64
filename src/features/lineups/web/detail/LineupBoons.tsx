import { Fragment, type ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionTile } from '#src/game/web/champions/ChampionTile.tsx'
import { EffectRow } from '#src/game/web/EffectRow.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './LineupBoons.module.css'

interface LineupBoonsProps {
  lineup: Lineup
  refs: LineupRefs
  /** Renders a part: augments of a tier, or power snax. */
  children: (title: string, list: ReactNode) => ReactNode
}

/** A lineup's augments by tier and its power snax, each with its effect. */
export function LineupBoons({ lineup: { augments, snax }, refs, children: part }: LineupBoonsProps) {
  const t = useText()
  const tiers = augments.filter((tier) => tier.augments.length > 0)
  return (
    <>
      {tiers.map(({ tier, augments: own }) => (
        <Fragment key={tier}>
          {part(
            t(`lineups.augmentTier.${tier}`),
            <ul className={styles.list}>
              {own.map((augment) => (
                <li key={augment.id}>
                  <EffectRow kind="augment" of={augment} season={refs.season} />
                </li>
              ))}
            </ul>,
          )}
        </Fragment>
      ))}
      {snax.length > 0 && part(t('lineups.snax'), <FedSnax snax={snax} refs={refs} />)}
    </>
  )
}

/** Power snax, each with the champion that eats it. */
function FedSnax({ snax, refs: { season, champions } }: { snax: Lineup['snax']; refs: LineupRefs }) {
  return (
    <ul className={styles.list}>
      {snax.map(({ snack, unit }) => {
        const champion = champions.find(({ id }) => id === unit)
        return (
          <li key={`${snack.id} ${unit}`} className={styles.fed}>
            {champion && <ChampionTile champion={champion} season={season} size="small" />}
            <EffectRow kind="snack" of={snack} season={season} />
          </li>
        )
      })}
    </ul>
  )
}
