import { errorKey, useText } from '#src/core/web/texts/text.ts'
import styles from './ConfirmOwner.module.css'
import { EmailCode } from './EmailCode.tsx'
import { NewSignIn } from './NewSignIn.tsx'
import { useConfirmation } from './useConfirmation.ts'

interface ConfirmOwnerProps {
  /** Called once the owner is confirmed, to go on with what asked for it. */
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for a fresh proof of the account's owner: a code by e-mail, or a new sign-in at its provider. */
export function ConfirmOwner({ onConfirmed, onCancel }: ConfirmOwnerProps) {
  const t = useText()
  const { confirmation, ...code } = useConfirmation(onConfirmed)
  return (
    <section className={styles.confirm} aria-labelledby="confirm-owner">
      <h3 id="confirm-owner">{t('codes.confirm.title')}</h3>
      {confirmation?.way === 'sign-in' ? (
        <NewSignIn providers={confirmation.providers} />
      ) : confirmation?.address ? (
        <EmailCode address={confirmation.address} {...code} />
      ) : code.fault ? (
        <p role="alert">{t(errorKey(code.fault, ['codes']))}</p>
      ) : (
        <p role="status">{t('codes.confirm.sending')}</p>
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {t('codes.confirm.cancel')}
      </button>
    </section>
  )
}
