import { languageFacts } from '#src/core/languages.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { DuosAnswer } from '#src/features/rankings/rankings.contract.ts'
import { type EstimatedMetric, estimatedMetrics } from '#src/game/metrics.rules.ts'
import { shownFigure } from '#src/game/web/figures/shown-figures.ts'
import { SegmentedBar } from '#src/ui/segmented/SegmentedBar.tsx'
import styles from './DuosTable.module.css'
import { Emblem } from './Emblem.tsx'

type RankedPlayer = DuosAnswer['players'][number]

/** Players with equal points share a rank. */
export function DuosTable({ players }: Pick<DuosAnswer, 'players'>) {
  const t = useText()
  const rankOf = (points: number) => players.findIndex((each) => each.points === points) + 1
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('duos.title')}</caption>
      <thead>
        <tr className={styles.columns}>
          <th scope="col">{t('rankings.column.rank')}</th>
          <th scope="col">{t('duos.player')}</th>
          <th scope="col">{t('duos.points')}</th>
          <th scope="col">{t('duos.played')}</th>
          {estimatedMetrics.map((metric) => (
            <th key={metric} scope="col">
              {t(`game.metric.${metric}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <PlayerRow key={player.alias} player={player} rank={rankOf(player.points)} />
        ))}
      </tbody>
    </table>
  )
}

function PlayerRow({ player: { alias, name, points, places }, rank }: { player: RankedPlayer; rank: number }) {
  const matches = sumOf(places)
  const figures: Record<EstimatedMetric, number> = {
    top4Rate: sumOf(places.slice(0, 4)) / matches,
    winningRate: places[0]! / matches,
    averagePlace: sumOf(places.map((count, index) => count * (index + 1))) / matches,
  }
  return (
    <tr className={`${styles.columns} ${styles.row}`} data-best={rank <= 3 || undefined}>
      <td>{rank}</td>
      <th scope="row">
        <span className={styles.player}>
          <Emblem of={alias} />
          {name ? (
            <bdi>{name}</bdi>
          ) : (
            <span lang={languageFacts.en.tag} translate="no">
              {alias}
            </span>
          )}
        </span>
      </th>
      <td>{points < 0 ? `−${-points}` : points}</td>
      <td>{matches}</td>
      {estimatedMetrics.map((metric) => (
        <td key={metric}>
          <span>{shownFigure(metric, figures[metric])}</span>
          {metric === 'top4Rate' && <SegmentedBar share={figures[metric]} />}
        </td>
      ))}
    </tr>
  )
}

const sumOf = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0)
