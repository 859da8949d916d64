import styles from './SegmentedBar.module.css'

const segments = 20

/** A quantity as lit segments of an equaliser: `share` from 0 to 1. The number itself stands beside it. */
export function SegmentedBar({ share }: { share: number }) {
  const lit = Math.round(Math.min(Math.max(share, 0), 1) * segments)
  return (
    <svg className={styles.bar} viewBox={`0 0 ${segments * 7 - 2} 8`} preserveAspectRatio="none" aria-hidden="true">
      {lit > 0 && <path className={styles.lit} d={row(0, lit)} />}
      {lit < segments && <path className={styles.dim} d={row(lit, segments)} />}
    </svg>
  )
}

const row = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `M${(from + n) * 7} 0h5v8h-5z`).join('')
