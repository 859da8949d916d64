import { useEffect, useState } from 'react'
import { languageFacts } from '#src/core/languages.ts'
import { type AuditEvent, draftCalls } from '#src/features/news/drafts.contract.ts'
import { StudioButton } from '../StudioButton.tsx'
import { useStudio } from '../studio-context.ts'
import styles from './AuditList.module.css'

interface AuditListProps {
  id: string
  /** A new value reloads the list. */
  revision: number
  state: string
  publishedRevision: number | null
  /** Unsaved changes, which a restored version would replace. */
  isChanged: boolean
  onRestore: (revision: number) => void
}

/** Audit events, newest first; saved versions can be restored. */
export function AuditList({ id, revision, state, publishedRevision, isChanged, onRestore }: AuditListProps) {
  const { t, ask, language } = useStudio()
  const [events, setEvents] = useState<AuditEvent[]>([])
  const date = new Intl.DateTimeFormat(languageFacts[language].tag, { dateStyle: 'medium', timeStyle: 'short' })
  const standing = `${revision} ${state} ${publishedRevision}`
  useEffect(() => {
    void standing // reloads with every change
    void ask(draftCalls.listAuditEvents, { content_id: id }).then(
      (answer) => answer.ok && setEvents(answer.data.events),
    )
  }, [ask, id, standing])
  return (
    <details className={styles.history}>
      <summary>{t('studio.history')}</summary>
      {events.length === 0 && <p>{t('studio.history.empty')}</p>}
      <ol>
        {events.map(({ at, editor, action, revision: own }) => (
          <li key={`${at} ${action}`}>
            <span>
              {date.format(at * 1000)} · {editor} {t(`studio.deed.${action}`, { revision: own ?? 0 })}
            </span>
            {own !== null && own !== revision && (action === 'save' || action === 'import' || action === 'restore') && (
              <StudioButton
                disabled={isChanged}
                title={isChanged ? t('studio.unsaved') : undefined}
                onClick={() => onRestore(own)}
              >
                {t('studio.history.restore', { revision: own })}
              </StudioButton>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
