import brandMark from '../../../../art/brand/mark.svg?url&no-inline'
import styles from './Brand.module.css'

export function Brand() {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} aria-hidden="true">
        <linearGradient id="brand" x1=".28" y1="-.1" x2=".72" y2="1.1">
          <stop stopColor="#fff" />
          <stop offset=".4" stopColor="var(--sun)" />
          <stop offset="1" stopColor="var(--pink)" />
        </linearGradient>
        <use href={`${brandMark}#mark`} />
      </svg>
      <span className={styles.word}>Encore</span>
    </span>
  )
}
