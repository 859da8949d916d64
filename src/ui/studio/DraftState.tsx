import styles from './DraftState.module.css'
import { useStudio } from './studio-context.ts'

/** What readers see of something that editors write. */
export interface Standing {
  state: 'draft' | 'scheduled' | 'published' | 'withdrawn'
  /** Newest revision. */
  revision: number
  /** Revision that readers see, or will see. */
  published_revision: number | null
}

/** State for readers, and whether the newest revision is public. */
export function DraftState({ standing: { state, revision, published_revision } }: { standing: Standing }) {
  const { t } = useStudio()
  const isBehind = published_revision !== null && published_revision !== revision
  return (
    <span className={styles.state} data-state={state}>
      {t(`studio.state.${state}`)}
      {isBehind && <small>{t('studio.state.changed')}</small>}
    </span>
  )
}
