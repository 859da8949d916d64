import styles from './IntervalBar.module.css'

interface IntervalBarProps {
  /** All three are shares of the bar, 0 to 1. */
  value: number
  low: number
  high: number
  /** Draws a point in place of the filled part, for scales that don't begin at zero. */
  isPoint?: boolean
}

/** A decorative meter of a figure with its interval as a whisker. */
export function IntervalBar({ value, low, high, isPoint = false }: IntervalBarProps) {
  const [at, from, to] = [value, low, high].map(placeOf)
  const whisker = `M${from} 6H${to}M${from} 2v8M${to} 2v8`
  return (
    <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 6h100" />
      {!isPoint && <path className={styles.lit} d={`M0 6h${at}`} />}
      <path className={styles.halo} d={`M${from} 6H${to}`} />
      <path className={styles.whisker} d={whisker} />
      {isPoint && <path className={styles.mark} d={`M${at} 6h0`} />}
    </svg>
  )
}

/** Place of a share on a bar that is 100 wide; shares beyond its ends stand at the end. */
const placeOf = (share: number): number => Number((Math.min(Math.max(share, 0), 1) * 100).toFixed(1))
