import { useEffect, useState } from 'react'
import { minuteInWords } from '#src/core/timestamps.ts'
import styles from './AuditList.module.css'
import type { Standing } from './DraftState.tsx'
import { StudioButton } from './StudioButton.tsx'
import { StudioPanel } from './StudioPanel.tsx'
import { useStudio } from './studio-context.ts'

export interface AuditEvent {
  /** Seconds since 1970. */
  at: number
  editor: string
  action: 'import' | 'save' | 'restore' | 'publish' | 'withdraw'
  revision: number | null
}

interface AuditListProps {
  /** A change of it reloads the list. */
  standing: Standing
  /** Of what is scheduled; a change of it reloads the list, too. */
  scheduled?: string
  /** Unsaved changes, which a restored version would replace. */
  isChanged: boolean
  /** Events, newest first; null if they can't be read. */
  list: () => Promise<AuditEvent[] | null>
  onRestore: (revision: number) => void
}

/** Audit events, newest first; saved versions can be restored. */
export function AuditList({ standing, scheduled = '', isChanged, list, onRestore }: AuditListProps) {
  const { t, language } = useStudio()
  const [events, setEvents] = useState<AuditEvent[]>([])
  const { revision, state, published_revision: published } = standing
  const now = `${revision} ${state} ${published} ${scheduled}`
  useEffect(() => {
    void now // reloads with every change
    void list().then((found) => found && setEvents(found))
  }, [list, now])
  return (
    <StudioPanel title={t('studio.history')}>
      {events.length === 0 && <p>{t('studio.history.empty')}</p>}
      <ol className={styles.events}>
        {events.map(({ at, editor, action, revision: own }) => (
          <li key={`${at} ${action}`}>
            <span>
              {minuteInWords(at * 1000, { language })} · {editor} {t(`studio.deed.${action}`, { revision: own ?? 0 })}
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
    </StudioPanel>
  )
}
