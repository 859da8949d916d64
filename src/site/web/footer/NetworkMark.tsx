import networkMarks from '../../../../art/brand/network-marks.svg?url&no-inline'
import styles from './NetworkMark.module.css'

export const networks = ['youtube', 'x', 'tiktok', 'facebook', 'instagram'] as const

/** A social network's logo by Simple Icons (CC0); Instagram's is simplified. */
export function NetworkMark({ of }: { of: (typeof networks)[number] }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${networkMarks}#${of}`} />
    </svg>
  )
}
