import type { ReactNode } from 'react'
import { DraftState, type Standing } from './DraftState.tsx'
import styles from './StudioHead.module.css'
import { useStudio } from './studio-context.ts'

interface StudioHeadProps {
  /** The list that it is from. */
  back: { path: string; text: string }
  title: string
  standing: Standing
  isChanged: boolean
  /** Settings of the next save. */
  settings?: ReactNode
  /** Actions. */
  children: ReactNode
}

/** Head of an editor, which stays in view. */
export function StudioHead({ back, title, standing, isChanged, settings, children }: StudioHeadProps) {
  const { t, language } = useStudio()
  return (
    <header className={styles.head}>
      <a href={`${back.path}?lang=${language}`}>{back.text}</a>
      <h1>{title}</h1>
      <DraftState standing={standing} />
      {isChanged && <p className={styles.unsaved}>{t('studio.unsaved')}</p>}
      {settings && <div className={styles.small}>{settings}</div>}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
