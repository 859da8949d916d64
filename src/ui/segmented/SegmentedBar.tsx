import styles from './SegmentedBar.module.css'

const segments = 20
/** Length of a segment and of a gap, as in the style sheet. */
const [length, gap] = [5, 2]
const [whole, height] = [segments * (length + gap) - gap, 8]

/** A decorative meter in the style of an equaliser; `share` is 0 to 1. */
export function SegmentedBar({ share }: { share: number }) {
  const lit = Math.round(Math.min(Math.max(share, 0), 1) * segments)
  return (
    <svg className={styles.bar} viewBox={`0 0 ${whole} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${height / 2}h${whole}`} />
      {lit > 0 && <path className={styles.lit} d={`M0 ${height / 2}h${lit * (length + gap) - gap}`} />}
    </svg>
  )
}
