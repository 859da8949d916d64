import storeMarks from '../../../../art/brand/store-marks.svg?url&no-inline'
import styles from './StoreMark.module.css'

/** An app store's logo by Simple Icons (CC0). */
export function StoreMark({ of }: { of: 'appStore' | 'googlePlay' }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${storeMarks}#${of}`} />
    </svg>
  )
}
