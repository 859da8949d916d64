import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { areApart } from '#src/features/rankings/figures.rules.ts'
import type { Entry } from '#src/features/rankings/ranking-rows.rules.ts'
import { figureIn, type Metric, metrics } from '#src/game/metrics.rules.ts'
import { shownFigure } from '#src/game/web/figures/shown-figures.ts'
import { IntervalOf } from '../plots/IntervalOf.tsx'
import { PlacePlot } from '../plots/PlacePlot.tsx'
import styles from './ChampionComparison.module.css'
import { Verdict } from './Verdict.tsx'

type Pair<Of> = [Of, Of]

interface ChampionComparisonProps<Of extends Entry> {
  pair: Pair<Of>
  /** Renders a champion's name. */
  show: (entry: Of) => ReactNode
  /** Renders a champion's stars, items and partners. */
  more: (entry: Of) => ReactNode
}

/** Two champions side by side, on phones too. */
export function ChampionComparison<Of extends Entry>({ pair, show, more }: ChampionComparisonProps<Of>) {
  const t = useText()
  const columns = (render: (entry: Of) => ReactNode) => pair.map((entry) => <td key={entry.row.id}>{render(entry)}</td>)
  return (
    <>
      <Verdict pair={pair} />
      <table className={styles.comparison}>
        <thead>
          <tr>
            {pair.map((entry) => (
              <th key={entry.row.id} scope="col">
                {show(entry)}
                <small>{t('game.boards', { count: entry.figures.boards })}</small>
              </th>
            ))}
          </tr>
        </thead>
        {metrics.map((metric) => (
          <Group key={metric} title={t(`game.metric.${metric}`)}>
            {columns((entry) => (
              <>
                <b data-better={isBetter(metric, entry, pair) || undefined}>
                  {shownFigure(metric, figureIn(entry, metric))}
                </b>
                {metric !== 'pickRate' && <IntervalOf metric={metric} entry={entry} />}
              </>
            ))}
          </Group>
        ))}
        <Group title={t('rankings.places', { unit: 'boards' })}>
          {columns((entry) => (
            <PlacePlot places={entry.row.places} unit="boards" />
          ))}
        </Group>
        <tbody>
          <tr>{columns(more)}</tr>
        </tbody>
      </table>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {title}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  )
}

/** Whether an entry is significantly better than the other of its pair. */
function isBetter(metric: Metric, entry: Entry, pair: Pair<Entry>): boolean {
  const other = pair.find((each) => each !== entry)
  if (metric === 'pickRate' || !other) return false
  const [own, others] = [entry.figures[metric], other.figures[metric]]
  return areApart(own, others) && (metric === 'averagePlace') === own.value < others.value
}
