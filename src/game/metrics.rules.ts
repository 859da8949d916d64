/** Metrics with a confidence interval, in the order of columns. */
export const estimatedMetrics = ['top4Rate', 'winningRate', 'averagePlace'] as const
export type EstimatedMetric = (typeof estimatedMetrics)[number]

/** All metrics in the order of columns; the first one is the default of rankings. */
export const metrics = [...estimatedMetrics, 'pickRate'] as const
export type Metric = (typeof metrics)[number]

/** A figure with its 95 % confidence interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

/** The estimates of a number of boards: rates of 0-1, and places of 1-8. */
export interface Figures extends Record<EstimatedMetric, Estimate> {
  boards: number
}

/** The figure of a metric: a share of 0-1, or a place of 1-8. */
export const figureIn = (
  { figures, pickRate }: { figures: Record<EstimatedMetric, Estimate>; pickRate: number },
  metric: Metric,
): number => (metric === 'pickRate' ? pickRate : figures[metric].value)
