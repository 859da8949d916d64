import { useText } from '#src/core/web/texts/text.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import { percent, placed } from '#src/game/web/figures/shown-figures.ts'
import styles from './FigureLine.module.css'

/** An entry's top 4 rate and average place; nothing with too few boards. */
export function FigureLine({ of, figures }: { of: string; figures: ShortFigures | null }) {
  const t = useText()
  const own = figures?.figures[of]
  if (!own) return null
  const [rate, place] = [percent(own.top4Rate), placed(own.averagePlace)]
  return (
    <p
      className={styles.line}
      role="img"
      aria-label={`${t('game.metric.top4Rate')} ${rate}, ${t('game.metric.averagePlace')} ${place}`}
    >
      <span>{rate}</span> <span className={styles.place}>{place}</span>
    </p>
  )
}
