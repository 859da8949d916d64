import type { FormEvent, ReactNode } from 'react'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './SmallForm.module.css'

interface SmallFormProps {
  onSubmit: (form: FormData) => void
  onCancel: () => void
  children: ReactNode
}

/** Fields with buttons to apply and cancel. */
export function SmallForm({ onSubmit, onCancel, children }: SmallFormProps) {
  const { t } = useStudio()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <div className={styles.actions}>
        <StudioButton type="submit">{t('studio.tool.apply')}</StudioButton>
        <StudioButton onClick={onCancel}>{t('studio.cancel')}</StudioButton>
      </div>
    </form>
  )
}
