import { useText } from '#src/core/web/texts/text.ts'
import styles from './SampleNote.module.css'

export const SampleNote = () => <p className={styles.sample}>{useText()('rankings.sample')}</p>
