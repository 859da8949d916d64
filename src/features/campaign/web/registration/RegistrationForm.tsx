import { type FormEvent, useRef, useState } from 'react'
import { addressIn } from '#src/core/web/router/address.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import { type Registration, registrationCalls } from '../../registration.contract.ts'
import { sourceOf } from '../../registration-source.rules.ts'
import { HoldNotes } from '../HoldNotes.tsx'
import { FieldFault } from './FieldFault.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import styles from './RegistrationForm.module.css'
import { usePhoneForm } from './usePhoneForm.ts'

interface RegistrationFormProps {
  campaign: Campaign
  /** Called with the registration; null if it was known before and is to be looked up. */
  onDone: (registration: Registration | null) => void
  /** With the invitation of a squad. */
  isInvited?: boolean
}

/** Phone, code and terms; without script its buttons post to pages of their own. */
export function RegistrationForm({ campaign, onDone, isInvited = false }: RegistrationFormProps) {
  const t = useText()
  const { ask, place, isInGame } = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const [termsFault, setTermsFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const phone = usePhoneForm(form, campaign, 'pre-register')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const terms = form.current!.elements.namedItem('terms') as HTMLInputElement
    setTermsFault(terms.checked ? undefined : 'terms_unticked')
    const entered = phone.readEntered()
    if (!entered) return
    if (!terms.checked) return terms.focus()
    setIsBusy(true)
    const answer = await ask(registrationCalls.preRegister, {
      ...entered,
      terms: true,
      source: sourceOf({ ...arrivalNow(), isInGame, isInvited }),
    })
    setIsBusy(false)
    if (answer.ok) return onDone(answer.data.registration)
    if (answer.error === 'phone_registered') return onDone(null)
    phone.showFault(answer.error)
  }
  const page = (path: string) => addressIn({ isInGame }, `${place.base}/${path}`)
  const action = `/auth/pre-register?lang=${place.language}`
  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={styles.form}
      onSubmit={submit}
      aria-busy={isBusy}
      noValidate
    >
      <HoldNotes campaign={campaign} kinds={['registrations', 'messages']} />
      <PhoneFields
        campaign={campaign}
        codeAction={`/auth/pre-register/code?lang=${place.language}`}
        {...phone.fields}
      />
      <div className={styles.terms}>
        <input
          id="pre-register-terms"
          name="terms"
          type="checkbox"
          value="yes"
          aria-describedby="pre-register-terms-note"
          aria-invalid={termsFault !== undefined || undefined}
          onChange={() => setTermsFault(undefined)}
        />
        <div>
          <label htmlFor="pre-register-terms">{t('campaign.form.terms')}</label>
          <p className={styles.links}>
            <a href={page('terms-of-service')}>{t('campaign.form.termsLink')}</a>
            <a href={page('privacy-notice')}>{t('campaign.form.privacyLink')}</a>
            <a href="#guide">{t('campaign.form.rulesLink')}</a>
          </p>
        </div>
      </div>
      {termsFault && <FieldFault id="pre-register-terms-note" fault={termsFault} />}
      <Button type="submit" variant="main" className={styles.submit}>
        {t('campaign.form.submit')}
      </Button>
    </form>
  )
}

/** What the document knows of the way here; the body's class names the page before. */
const arrivalNow = () => ({
  previousPage: /\bfrom-(\S+)/.exec(document.body.className)?.[1] ?? null,
  referrer: document.referrer,
  origin: location.origin,
})
