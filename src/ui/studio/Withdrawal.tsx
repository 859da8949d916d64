import { StudioButton } from './StudioButton.tsx'
import { StudioDialog } from './StudioDialog.tsx'
import { useStudio } from './studio-context.ts'
import styles from './Withdrawal.module.css'

interface WithdrawalProps {
  question: string
  hint: string
  onConfirm: () => void
}

/** Asks again before readers lose something. */
export function Withdrawal({ question, hint, onConfirm }: WithdrawalProps) {
  const { t } = useStudio()
  return (
    <StudioDialog action={t('studio.withdraw')} title={question}>
      {(close) => (
        <>
          <p className={styles.hint}>{hint}</p>
          <div className={styles.actions}>
            <StudioButton
              isMain
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {t('studio.withdraw')}
            </StudioButton>
            <StudioButton onClick={close}>{t('studio.cancel')}</StudioButton>
          </div>
        </>
      )}
    </StudioDialog>
  )
}
