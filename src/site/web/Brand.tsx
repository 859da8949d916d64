import styles from './Brand.module.css'

/** Mark and wordmark. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.word}>Encore</span>
    </span>
  )
}
