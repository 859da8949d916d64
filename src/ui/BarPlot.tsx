import styles from './BarPlot.module.css'

export interface Bar {
  /** What stands below it. */
  label: string
  value: number
  /** What stands above it, where that is more than the number. */
  text?: string
  /** Where the visitor is. */
  isCurrent?: boolean
  /** Of the second of two kinds. */
  isSecond?: boolean
  /** Cost of champions, by which it is coloured. */
  cost?: number
}

interface BarPlotProps {
  /** What the plot shows, in a sentence. */
  label: string
  bars: Bar[]
  /** The value of a full bar; the greatest of all without. */
  full?: number
}

/** Upright bars with their numbers: a list of values for who does not see it. */
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

/** Percent of the plot; something small is seen too. */
const heightOf = (value: number, full: number): number =>
  value <= 0 ? 0 : Math.max(1, Math.round((value / full) * 1000) / 10)
