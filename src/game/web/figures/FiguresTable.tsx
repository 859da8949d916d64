import { useText } from '#src/core/web/texts/text.ts'
import { type Figures, figureIn, metrics } from '../../metrics.rules.ts'
import styles from './FiguresTable.module.css'
import { SparseNote } from './SparseNote.tsx'
import { shownFigure } from './shown-figures.ts'

interface FiguresTableProps {
  title: string
  /** What the first column names. */
  head: string
  /** Head of the column of samples. */
  boardsHead: string
  /** Figures are null where no board was counted; `pickRate` is the share of all boards. */
  rows: { key: string; name: string; figures: Figures | null; pickRate: number }[]
  /** Boards below which figures are unreliable. */
  minimum: number
}

/** The figures of one subject in several parts of the matches, such as brackets or versions. */
export function FiguresTable({ title, head, boardsHead, rows, minimum }: FiguresTableProps) {
  const t = useText()
  const isSparse = (figures: Figures | null) => figures !== null && figures.boards < minimum
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {metrics.map((metric) => (
                <th key={metric} scope="col">
                  {t(`game.metric.${metric}`)}
                </th>
              ))}
              <th scope="col">{boardsHead}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, figures, pickRate }) => (
              <tr key={key} data-sparse={isSparse(figures) || undefined}>
                <th scope="row">{name}</th>
                {metrics.map((metric) => (
                  <td key={metric}>{figures ? shownFigure(metric, figureIn({ figures, pickRate }, metric)) : '–'}</td>
                ))}
                <td>{figures?.boards ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.some(({ figures }) => isSparse(figures)) && <SparseNote minimum={minimum} />}
    </section>
  )
}
