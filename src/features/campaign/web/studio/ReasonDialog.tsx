import { type FormEvent, type ReactNode, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioDialog } from '#src/ui/studio/StudioDialog.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './ReasonDialog.module.css'

interface ReasonDialogProps {
  /** Text of the button that opens it, and of the one that sends it. */
  action: string
  title: string
  /** Label of the text that goes to the audit. */
  label: string
  /** What stands above that text, and below. */
  lead?: ReactNode
  children?: ReactNode
  /** Returns a failure; null once it is done. */
  onSend: (reason: string, form: FormData) => Promise<Failure | null>
}

/** A change of the operator's, with its reason. */
export function ReasonDialog({ action, title, label, lead, children, onSend }: ReasonDialogProps) {
  const { t } = useStudio()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    if (isBusy) return
    setIsBusy(true)
    const failed = await onSend(String(data.get('reason')), data)
    setIsBusy(false)
    setFailure(failed)
    if (failed) return
    form.reset()
    close()
  }
  return (
    <StudioDialog action={action} title={title}>
      {(close) => (
        <form className={styles.form} onSubmit={(event) => void send(event, close)} aria-busy={isBusy}>
          {lead}
          <label>
            {label}
            <input name="reason" required maxLength={300} autoComplete="off" />
          </label>
          {children}
          {failure && <StudioFault t={t} failure={failure} />}
          <div className={styles.actions}>
            <StudioButton type="submit" isMain>
              {action}
            </StudioButton>
            <StudioButton onClick={close}>{t('campaign-studio.holds.cancel')}</StudioButton>
          </div>
        </form>
      )}
    </StudioDialog>
  )
}
