import { usePageContext } from '#src/core/web/router/root.ts'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { confirmationLasts } from '../../../account/confirmation.rules.ts'
import { returnTextOf } from '../../../account/sign-in.rules.ts'
import styles from './ConfirmOwner.module.css'
import { EmailCode } from './EmailCode.tsx'
import { useConfirmation } from './useConfirmation.ts'

interface ConfirmOwnerProps {
  /** Called once the owner is confirmed, to go on with what asked for it. */
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for a fresh proof of the account's owner: a code by e-mail, or a new sign-in at its provider. */
export function ConfirmOwner({ onConfirmed, onCancel }: ConfirmOwnerProps) {
  const t = useText()
  const { language } = usePageContext().place
  const { confirmation, ...code } = useConfirmation(onConfirmed)
  return (
    <section className={styles.confirm} aria-labelledby="confirm-owner">
      <h3 id="confirm-owner">{t('codes.confirm.title')}</h3>
      {confirmation?.way === 'sign-in' ? (
        <>
          <p>{t('codes.confirm.signIn', { minutes: confirmationLasts })}</p>
          {confirmation.providers.map(({ channel, label }) => (
            <form key={channel} method="post" action={`/auth/login/channel/${channel}?lang=${language}`}>
              <input type="hidden" name="terms" value="yes" />
              <input type="hidden" name="anew" value="yes" />
              <input type="hidden" name="returnURL" value={returnTextOf(location.href)} />
              <Button type="submit" variant="solid">
                {t('codes.confirm.with', { label })}
              </Button>
            </form>
          ))}
        </>
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
