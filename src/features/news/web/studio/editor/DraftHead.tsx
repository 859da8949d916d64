import { useRef } from 'react'
import { articlePath } from '#src/features/news/news.rules.ts'
import { DraftState } from '../DraftState.tsx'
import { StudioButton } from '../StudioButton.tsx'
import { useStudio } from '../studio-context.ts'
import type { EditedDraft, useDraft } from '../useDraft.ts'
import styles from './DraftHead.module.css'

export interface DraftPartProps {
  edited: EditedDraft
  work: ReturnType<typeof useDraft>
}

export function DraftHead({ edited, work }: DraftPartProps) {
  const { t, language, settings } = useStudio()
  const { opened, draft, isChanged, isBusy } = edited
  const isShown = opened.state === 'published' || opened.state === 'scheduled'
  const isToCome = Date.parse(draft.published ?? '') > Date.now()
  return (
    <header className={styles.head}>
      <a href={`/studio?lang=${language}`}>{t('studio.back')}</a>
      <h1>{draft.texts.en.title || opened.content_id}</h1>
      <DraftState standing={opened} />
      {isChanged && <p className={styles.unsaved}>{t('studio.unsaved')}</p>}
      <div className={styles.small}>
        <label>
          <input type="checkbox" checked={work.isSmall} onChange={({ target }) => work.setSmall(target.checked)} />
          {t('studio.isSmall')}
        </label>
      </div>
      <div className={styles.actions}>
        {opened.state === 'published' && (
          <a href={`${settings.origin}/${language}${articlePath(opened.content_id)}`} target="_blank" rel="noreferrer">
            {t('studio.seePage')}
          </a>
        )}
        {isShown && <Withdrawal onConfirm={work.withdraw} />}
        <StudioButton disabled={!isChanged || isBusy} onClick={work.save}>
          {t('studio.save')}
        </StudioButton>
        <StudioButton isMain disabled={isBusy} onClick={work.publish}>
          {t(isToCome ? 'studio.schedule' : isShown ? 'studio.publishChanges' : 'studio.publish')}
        </StudioButton>
      </div>
    </header>
  )
}

/** Asks again before withdrawing the article. */
function Withdrawal({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useStudio()
  const dialog = useRef<HTMLDialogElement>(null)
  const confirm = () => {
    dialog.current!.close()
    onConfirm()
  }
  return (
    <>
      <StudioButton onClick={() => dialog.current!.showModal()}>{t('studio.withdraw')}</StudioButton>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="withdraw-title">
        <h2 id="withdraw-title">{t('studio.withdraw.question')}</h2>
        <p>{t('studio.withdraw.hint')}</p>
        <div className={styles.actions}>
          <StudioButton isMain onClick={confirm}>
            {t('studio.withdraw')}
          </StudioButton>
          <StudioButton onClick={() => dialog.current!.close()}>{t('studio.cancel')}</StudioButton>
        </div>
      </dialog>
    </>
  )
}
