import { useText } from '#src/core/web/texts/text.ts'
import styles from './SampleNote.module.css'

/** Says that what is shown was counted from made-up matches. */
export const SampleNote = () => <p className={styles.sample}>{useText()('rankings.sample')}</p>
