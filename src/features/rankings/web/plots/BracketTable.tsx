import { useText } from '#src/core/web/texts/text.ts'
import { figuresOf, pickRateOf } from '#src/features/rankings/figures.rules.ts'
import type { LineupAnswer } from '#src/features/rankings/rankings.contract.ts'
import { boardsOf } from '#src/features/rankings/tally.rules.ts'
import { figureIn, metrics } from '#src/game/metrics.rules.ts'
import { SparseNote } from '#src/game/web/figures/SparseNote.tsx'
import { shownFigure } from '#src/game/web/figures/shown-figures.ts'
import styles from './BracketTable.module.css'

export function BracketTable({ brackets, minimum }: Pick<LineupAnswer, 'brackets' | 'minimum'>) {
  const t = useText()
  const isSparse = (own: LineupAnswer['brackets'][number]['own']) => own !== null && boardsOf(own) < minimum
  return (
    <section className={styles.section}>
      <h2>{t('lineup-figures.byRank')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('lineup-figures.byRank')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rankings.filter.bracket')}</th>
              {metrics.map((metric) => (
                <th key={metric} scope="col">
                  {t(`game.metric.${metric}`)}
                </th>
              ))}
              <th scope="col">{t('rankings.column.boards', { unit: 'boards' })}</th>
            </tr>
          </thead>
          <tbody>
            {brackets.map(({ bracket, boards, own }) => {
              const figures = own && figuresOf(own.places, own.designEffects)
              const counted = figures && { figures, pickRate: pickRateOf(figures.boards, boards) }
              return (
                <tr key={bracket} data-sparse={isSparse(own) || undefined}>
                  <th scope="row">{t(`rankings.bracket.${bracket}`)}</th>
                  {metrics.map((metric) => (
                    <td key={metric}>{counted ? shownFigure(metric, figureIn(counted, metric)) : '–'}</td>
                  ))}
                  <td>{figures?.boards ?? 0}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {brackets.some(({ own }) => isSparse(own)) && <SparseNote minimum={minimum} />}
    </section>
  )
}
