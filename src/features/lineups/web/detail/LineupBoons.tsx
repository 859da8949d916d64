import { ChampionTile } from '#src/game/web/champions/ChampionTile.tsx'
import { EffectRow } from '#src/game/web/EffectRow.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './LineupBoons.module.css'

/** Augments of a tier with their effects, the most wanted first. */
export function LineupAugments({
  augments,
  season,
}: Pick<Lineup['augments'][number], 'augments'> & { season: string }) {
  return (
    <ul className={styles.rows}>
      {augments.map((augment) => (
        <li key={augment.id}>
          <EffectRow kind="augment" of={augment} season={season} />
        </li>
      ))}
    </ul>
  )
}

/** Power snax with their effects, each with the champion that eats it. */
export function LineupSnax({ snax, refs: { season, champions } }: { snax: Lineup['snax']; refs: LineupRefs }) {
  return (
    <ul className={styles.rows}>
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
