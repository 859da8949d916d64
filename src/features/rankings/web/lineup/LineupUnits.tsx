import { useText } from '#src/core/web/texts/text.ts'
import type { CountedLineup, LineupAnswer } from '#src/features/rankings/rankings.contract.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { ChampionTile } from '#src/game/web/champions/ChampionTile.tsx'
import { Stars } from '#src/game/web/champions/Stars.tsx'
import { ItemLink } from '#src/game/web/ItemIcon.tsx'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import styles from './LineupUnits.module.css'

interface LineupUnitsProps {
  lineup: CountedLineup
  answer: LineupAnswer
  season: string
}

/** Core of a lineup, and the final board of a recommended one. */
export function LineupUnits({ lineup, answer, season }: LineupUnitsProps) {
  const t = useText()
  const { champions, traits, items, units } = answer
  const championOf = (id: string) => champions.find((champion) => champion.id === id)
  const core = (lineup.advice?.core ?? lineup.carries).flatMap((id) => championOf(id) ?? [])
  return (
    <>
      <section className={styles.section}>
        <h2>{t('lineup-figures.core')}</h2>
        {lineup.advice && <p>{t('lineup-figures.coreText')}</p>}
        <div className={styles.core}>
          {lineup.traits.map((id) => {
            const trait = traits.find((each) => each.id === id)
            return trait && <TraitBadge key={id} trait={trait} season={season} />
          })}
          {core.map((champion) => (
            <ChampionTile key={champion.id} champion={champion} season={season} size="small" />
          ))}
        </div>
      </section>
      {units.length > 0 && (
        <section className={styles.section}>
          <h2>{t('lineup-figures.board')}</h2>
          <ul className={styles.units}>
            {units.map((unit) => (
              <li key={`${unit.champion} ${unit.items.join()}`} data-carry={unit.isCarry || undefined}>
                <Unit champion={championOf(unit.champion)} season={season} />
                <span className={styles.stars}>
                  <Stars count={unit.star} />
                  {unit.isCarry && <b>{t('lineup-figures.carry')}</b>}
                </span>
                <span className={styles.items}>
                  {unit.items.map((id, index) => {
                    const item = items.find((each) => each.id === id)
                    // biome-ignore lint/suspicious/noArrayIndexKey: a unit may hold an item twice
                    return item && <ItemLink key={`${id} ${index}`} item={item} season={season} />
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Unit = ({ champion, season }: { champion: ChampionRef | undefined; season: string }) =>
  champion && <ChampionTile champion={champion} season={season} size="small" />
