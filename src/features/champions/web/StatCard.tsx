import { useText } from '#src/core/web/texts/text.ts'
import { measureNames, type StatName } from '#src/game/game.contract.ts'
import { statByStars } from '#src/game/game.rules.ts'
import { InterfaceGlyph } from '#src/game/web/pictures/Glyph.tsx'
import { SegmentedBar } from '#src/ui/segmented/SegmentedBar.tsx'
import type { Champion } from '../champions.contract.ts'
import styles from './StatCard.module.css'

/** Stats at 1, 2 and 3 stars, with bars relative to the season's highest where champions differ. */
export function StatCard({ champion }: { champion: Champion }) {
  const t = useText()
  return (
    <section className={styles.card}>
      <h2>{t('champions.stats')}</h2>
      <p className={styles.meta}>{t('champions.statsHint')}</p>
      <dl className={styles.list}>
        {measureNames.map((name) => (
          <div key={name}>
            <dt>
              <span className={styles.sign}>
                <InterfaceGlyph name={name} />
              </span>
              {t(`champions.stat.${name}`)}
            </dt>
            <dd>
              {hasBar(name, champion) ? (
                <SegmentedBar share={champion.stats[name] / champion.highest[name]} />
              ) : (
                <span />
              )}
              <span className={styles.value}>{printStat(name, champion.stats[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Whether a bar says something: not where all champions are equal, nor for rows of a board. */
const hasBar = (name: StatName, { highest, lowest }: Pick<Champion, 'highest' | 'lowest'>): boolean =>
  name !== 'range' && highest[name] > lowest[name]

function printStat(name: StatName, value: number): string {
  if (name === 'critChance') return `${Math.round(value * 100)}%`
  if (name === 'attackSpeed') return value.toFixed(2)
  return statByStars(name, value).join(' / ')
}
