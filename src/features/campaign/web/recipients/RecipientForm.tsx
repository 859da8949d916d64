import type { FormEvent } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import type { PrizesWonView, PrizeWon } from '../../recipients.contract.ts'
import { fieldOf } from '../../recipients.rules.ts'
import { ConfirmOwner } from '../confirmation/ConfirmOwner.tsx'
import { FieldFault } from '../registration/FieldFault.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import styles from './RecipientForm.module.css'
import { useRecipientForm } from './useRecipientForm.ts'

interface RecipientFormProps {
  prize: PrizeWon
  /** The registered number with its region, and the regions to which prizes go. */
  known: Pick<PrizesWonView, 'phone' | 'region' | 'regions'>
  onSaved: (view: PrizesWonView) => void
  onCancel: () => void
}

/** Name, address, region and phone of a prize's recipient; what was typed stays while the owner is confirmed. */
export function RecipientForm({ prize, known, onSaved, onCancel }: RecipientFormProps) {
  const t = useText()
  const { form, fault, isBusy, isUnconfirmed, stopConfirming, save } = useRecipientForm(prize.sequence, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} aria-busy={isBusy} noValidate>
        <RecipientFields recipient={prize.recipient} {...known} fault={fault} />
        {fault && !fieldOf(fault) && <FieldFault id={`prize-${prize.sequence}-fault`} fault={fault} />}
        {!isUnconfirmed && (
          <div className={styles.actions}>
            <Button type="submit" variant="main">
              {t(isBusy ? 'recipient.form.saving' : 'recipient.form.save')}
            </Button>
            <Button variant="outline" onClick={onCancel}>
              {t('recipient.form.cancel')}
            </Button>
          </div>
        )}
      </form>
      {isUnconfirmed && <ConfirmOwner onConfirmed={() => void save()} onCancel={stopConfirming} />}
    </>
  )
}
