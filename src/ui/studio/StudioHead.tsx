import type { ReactNode } from 'react'
import { DraftState, type Standing } from './DraftState.tsx'
import { StudioButton } from './StudioButton.tsx'
import styles from './StudioHead.module.css'
import { useStudio } from './studio-context.ts'
import type { EditedDraft } from './useDraft.ts'
import { Withdrawal } from './Withdrawal.tsx'

interface StudioHeadProps {
  /** The list that it is from. */
  back: { path: string; text: string }
  title: string
  edited: Pick<EditedDraft, 'isChanged' | 'isBusy'> & { opened: Standing }
  work: Record<'save' | 'publish' | 'withdraw', () => unknown>
  /** Path of its public page below the language. */
  page: string
  /** Whether the next publication is at a moment to come. */
  isToCome: boolean
  /** What is asked before readers lose it. */
  withdrawal: { question: string; hint: string }
  /** Settings of the next save. */
  settings?: ReactNode
}

/** Head of an editor with its actions, which stays in view. */
export function StudioHead({ back, title, edited, work, page, isToCome, withdrawal, settings }: StudioHeadProps) {
  const { t, language, origin } = useStudio()
  const { opened, isChanged, isBusy } = edited
  const isShown = opened.state === 'published' || opened.state === 'scheduled'
  return (
    <header className={styles.head}>
      <a href={`${back.path}?lang=${language}`}>{back.text}</a>
      <h1>{title}</h1>
      <DraftState standing={opened} />
      {isChanged && <p className={styles.unsaved}>{t('studio.unsaved')}</p>}
      {settings && <div className={styles.small}>{settings}</div>}
      <div className={styles.actions}>
        {opened.state === 'published' && (
          <a href={`${origin}/${language}${page}`} target="_blank" rel="noreferrer">
            {t('studio.seePage')}
          </a>
        )}
        {isShown && <Withdrawal {...withdrawal} onConfirm={work.withdraw} />}
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
