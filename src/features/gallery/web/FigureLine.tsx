import { useText } from '#src/core/web/texts/text.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import { percent, placed } from '#src/game/web/figures/shown-figures.ts'
import styles from './FigureLine.module.css'

/** An entry's top 4 rate and average place, dashes with too few boards; nothing where no entry has figures. */
export function FigureLine({ of, figures }: { of: string; figures: ShortFigures | null }) {
  const t = useText()
  if (!figures || figures.boards === 0) return null
  const own = figures.figures[of]
  return (
    <p className={styles.line} data-none={own ? undefined : true}>
      <span>
        {t('game.figures.top4')} <b>{own ? percent(own.top4Rate) : '–'}</b>
      </span>{' '}
      <span>
        {t('game.figures.place')} <b>{own ? placed(own.averagePlace) : '–'}</b>
      </span>
    </p>
  )
}
