import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { useSecondsLeft } from '#src/ui/hooks/useSecondsLeft.ts'
import type { Campaign } from '../../campaign.contract.ts'
import { FieldFault } from './FieldFault.tsx'
import styles from './PhoneFields.module.css'
import type { SentCode } from './usePhoneCode.ts'

/** Fields with their faults, as keys of the error table or texts. */
export interface PhoneFaults {
  phone?: string | undefined
  code?: string | undefined
}

interface PhoneFieldsProps {
  campaign: Pick<Campaign, 'regions' | 'support'>
  region: string
  onRegion: (region: string) => void
  faults: PhoneFaults
  state: 'idle' | 'sending' | 'checking'
  sent: SentCode | null
  /** Where the form's button posts without script. */
  codeAction?: string
  onGetCode: () => void
  codeField: RefObject<HTMLInputElement | null>
}

const noWait = { seconds: 0 }

/** Enters the code: by itself, Enter would press the form's first button, which requests another one. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form!.requestSubmit()
}

/** Region and number, and the code that is sent to it. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { campaign, region, onRegion, faults, state, sent, codeAction, onGetCode, codeField } = props
  const t = useText()
  const id = useId()
  const left = useSecondsLeft(sent?.wait ?? noWait)
  const { regions } = campaign
  const { sender } = regions.find((each) => each.id === region) ?? regions[0]!
  const busyText = { idle: null, sending: t('campaign.form.sending'), checking: t('campaign.form.checking') }[state]
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}phone`}>{t('campaign.form.phone')}</label>
        <div className={styles.row}>
          <select
            name="region"
            aria-label={t('campaign.form.region')}
            value={region}
            onChange={({ target }) => onRegion(target.value)}
          >
            {regions.map((each) => (
              <option key={each.id} value={each.id}>
                {`${each.id} ${each.prefix}`}
              </option>
            ))}
          </select>
          <input
            id={`${id}phone`}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={60}
            aria-describedby={`${id}phone-note`}
            aria-invalid={faults.phone !== undefined || undefined}
          />
        </div>
        <FieldFault id={`${id}phone-note`} fault={faults.phone} support={campaign.support}>
          {t('campaign.form.phoneHint', { sender })}
        </FieldFault>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}code`}>{t('campaign.form.code')}</label>
        <div className={styles.row}>
          <input
            ref={codeField}
            id={`${id}code`}
            name="code"
            className={styles.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            onKeyDown={submitOnEnter}
            aria-describedby={`${id}code-note`}
            aria-invalid={faults.code !== undefined || undefined}
          />
          <Button
            type="submit"
            variant="solid"
            name="act"
            value="code"
            formAction={codeAction}
            className={styles.getCode}
            aria-disabled={state !== 'idle' || left > 0 || undefined}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              if (state === 'idle' && left === 0) onGetCode()
            }}
          >
            {busyText ?? (left > 0 ? t('campaign.form.wait', { number: left }) : t('campaign.form.getCode'))}
          </Button>
        </div>
        <FieldFault id={`${id}code-note`} fault={faults.code}>
          {sent?.letter && (
            <span role="status">
              {t(sent.isOnItsWay ? 'campaign.form.onItsWay' : 'campaign.form.sent', { letter: sent.letter, sender })}
            </span>
          )}
        </FieldFault>
      </div>
    </>
  )
}
