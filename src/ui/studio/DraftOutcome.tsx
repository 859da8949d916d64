import { minuteInWords } from '#src/core/timestamps.ts'
import styles from './DraftOutcome.module.css'
import { StudioButton } from './StudioButton.tsx'
import { StudioFault } from './StudioFault.tsx'
import { useStudio } from './studio-context.ts'
import type { EditedDraft } from './useDraft.ts'

interface DraftOutcomeProps {
  edited: EditedDraft
  work: Record<'takeBackup' | 'dropBackup' | 'saveOver', () => unknown>
  /** When readers see what was published; null for at once. */
  shownFrom: string | null
}

/** Outcome of the last action, and unsaved changes of an earlier visit. */
export function DraftOutcome({ edited, work, shownFrom }: DraftOutcomeProps) {
  const { t, language } = useStudio()
  const { outcome, backup } = edited
  return (
    <>
      {backup && (
        <div className={styles.note}>
          <p>{t('studio.backup.found', { date: minuteInWords(backup.at, { language }) })}</p>
          <StudioButton onClick={work.takeBackup}>{t('studio.backup.take')}</StudioButton>
          <StudioButton onClick={work.dropBackup}>{t('studio.backup.drop')}</StudioButton>
        </div>
      )}
      <p role="status" className={styles.status} hidden={!outcome && !edited.isBusy}>
        <Sentence edited={edited} shownFrom={shownFrom} />
      </p>
      {outcome?.kind === 'failed' && (
        <StudioFault t={t} failure={outcome.failure}>
          {outcome.failure.error === 'draft_conflict' && (
            <>
              <p>{t('studio.conflict.hint')}</p>
              <StudioButton onClick={work.saveOver}>{t('studio.conflict.over')}</StudioButton>
            </>
          )}
        </StudioFault>
      )}
    </>
  )
}

function Sentence({ edited: { outcome, opened, isBusy }, shownFrom }: Pick<DraftOutcomeProps, 'edited' | 'shownFrom'>) {
  const { t, language } = useStudio()
  if (isBusy) return t('studio.saving')
  if (outcome?.kind === 'saved') return t('studio.saved', { revision: opened.revision })
  if (outcome?.kind === 'withdrawn') return t('studio.withdrawn')
  if (outcome?.kind === 'restored') return t('studio.history.restored', { revision: outcome.revision })
  if (outcome?.kind !== 'published') return null
  const moment = Date.parse(shownFrom ?? '')
  return moment > Date.now()
    ? t('studio.scheduledFor', { date: minuteInWords(moment, { language }) })
    : t('studio.publishedNow')
}
