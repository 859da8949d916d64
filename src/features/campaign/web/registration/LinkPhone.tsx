import { type FormEvent, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import { type Registration, registrationCalls } from '../../registration.contract.ts'
import { HoldNotes } from '../HoldNotes.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import styles from './RegistrationForm.module.css'
import { usePhoneForm } from './usePhoneForm.ts'

interface LinkPhoneProps {
  campaign: Campaign
  lead: string
  onLinked: (registration: Registration) => void
}

/** Proves a registered phone once more, and takes its registration along to the signed-in account. */
export function LinkPhone({ campaign, lead, onLinked }: LinkPhoneProps) {
  const t = useText()
  const { ask } = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const phone = usePhoneForm(form, campaign, 'link-phone')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const entered = isBusy ? null : phone.readEntered()
    if (!entered) return
    setIsBusy(true)
    const answer = await ask(registrationCalls.linkRegistration, entered)
    setIsBusy(false)
    if (answer.ok) onLinked(answer.data.registration)
    else phone.showFault(answer.error)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-busy={isBusy} noValidate>
      <p>{lead}</p>
      <HoldNotes campaign={campaign} kinds={['messages']} />
      <PhoneFields campaign={campaign} {...phone.fields} />
      <Button type="submit" variant="main" className={styles.submit}>
        {t('campaign.mine.link')}
      </Button>
    </form>
  )
}
