import type { ReactNode } from 'react'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './FieldFault.module.css'

interface FieldFaultProps {
  id: string
  /** Key of the error table, or of a field's own text. */
  fault: string | undefined
  /** Address of the operator's support. */
  support?: string | null
  /** The hint without a fault. */
  children?: ReactNode
}

/** A field's fault, else its hint. */
export function FieldFault({ id, fault, support, children }: FieldFaultProps) {
  const t = useText()
  if (!fault) {
    return (
      <p id={id} className={styles.hint}>
        {children}
      </p>
    )
  }
  return (
    <p id={id} role="alert" className={styles.fault}>
      <Icon name="info" />
      <span>
        {fault in ownTexts
          ? t(ownTexts[fault as keyof typeof ownTexts])
          : t(errorKey(fault, ['campaign', 'codes', 'recipient']))}
        {fault === 'phone_not_mobile' && support && (
          <>
            {' '}
            <a href={support}>{t('campaign.form.support')}</a>
          </>
        )}
      </span>
    </p>
  )
}

/** Faults that the page finds by itself. */
const ownTexts = {
  phone_missing: 'campaign.form.phoneMissing',
  code_missing: 'campaign.form.codeMissing',
  terms_unticked: 'campaign.form.termsMissing',
  sure_missing: 'campaign.binding.sureMissing',
  unexpected: 'campaign.errors.registration_failed',
} as const
