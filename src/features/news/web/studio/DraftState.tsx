import type { OpenedDraft } from '#src/features/news/drafts.contract.ts'
import styles from './DraftState.module.css'
import { useStudio } from './studio-context.ts'

type Standing = Pick<OpenedDraft, 'state' | 'revision' | 'published_revision'>

/** State of an article, and whether its newest revision is public. */
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
