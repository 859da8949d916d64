import styles from './BarPlot.module.css'

export interface Bar {
  /** Shown below the bar. */
  label: string
  value: number
  /** Shown above the bar instead of the value. */
  text?: string
  isCurrent?: boolean
  /** Whether the bar belongs to the second of two series. */
  isSecond?: boolean
  /** The cost whose colour the bar has. */
  cost?: number
}

interface BarPlotProps {
  /** A sentence that says what the plot shows. */
  label: string
  bars: Bar[]
  /** The value of a full bar; by default the greatest. */
  full?: number
}

/** Vertical bars with their numbers; a list of values for screen readers. */
export function BarPlot({ label, bars, full = Math.max(1, ...bars.map(({ value }) => value)) }: BarPlotProps) {
  return (
    <ol className={styles.plot} aria-label={label}>
      {bars.map(({ label, value, text = String(value), isCurrent, isSecond, cost }) => (
        <li key={label} aria-current={isCurrent || undefined} data-cost={cost} data-second={isSecond}>
          <span className={styles.value}>{text}</span>
          <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
            <rect width="10" height="100" opacity="0.35" />
            <rect width="10" y={100 - heightOf(value, full)} height={heightOf(value, full)} />
          </svg>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ol>
  )
}

/** Percent of the plot, at least 1 for a positive value. */
const heightOf = (value: number, full: number): number =>
  value <= 0 ? 0 : Math.max(1, Math.round((value / full) * 1000) / 10)
