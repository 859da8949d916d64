import { useText } from '#src/core/web/texts/text.ts'
import { areApart } from '#src/features/rankings/figures.rules.ts'
import type { Entry } from '#src/features/rankings/ranking-rows.rules.ts'
import { estimatedMetrics } from '#src/game/metrics.rules.ts'
import styles from './Verdict.module.css'

/** Names the figures in which two champions differ significantly. */
export function Verdict({ pair: [one, other] }: { pair: [Entry, Entry] }) {
  const t = useText()
  const apart = estimatedMetrics.filter((metric) => areApart(one.figures[metric], other.figures[metric]))
  const metrics = apart.map((metric) => t(`game.metric.${metric}`)).join(' · ')
  return (
    <p className={styles.verdict}>{metrics ? t('rankings.compare.apart', { metrics }) : t('rankings.compare.same')}</p>
  )
}
