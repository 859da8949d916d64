import type { Entry } from '#src/features/rankings/ranking-rows.rules.ts'
import type { EstimatedMetric } from '#src/game/metrics.rules.ts'
import { IntervalBar } from '#src/ui/segmented/IntervalBar.tsx'

/** Rates on a bar of 0 to 100 %, average places as a point between 1 and 8, each with its interval. */
export function IntervalOf({ metric, entry: { figures } }: { metric: EstimatedMetric; entry: Entry }) {
  const { value, low, high } = figures[metric]
  if (metric !== 'averagePlace') return <IntervalBar value={value} low={low} high={high} />
  const shareOf = (place: number) => (place - 1) / 7
  return <IntervalBar value={shareOf(value)} low={shareOf(low)} high={shareOf(high)} isPoint />
}
