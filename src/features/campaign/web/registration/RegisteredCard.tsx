import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SignInLink } from '#src/ui/SignInLink.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import { type Registration, registrationCalls } from '../../registration.contract.ts'
import { BindingPart } from '../rewards/BindingPart.tsx'
import { FieldFault } from './FieldFault.tsx'
import { LinkPhone } from './LinkPhone.tsx'
import styles from './RegisteredCard.module.css'

interface RegisteredCardProps {
  campaign: Campaign
  registration: Registration
  isSignedIn: boolean
  /** Whether the number was registered before the last form. */
  wasKnown: boolean
  onChange: (registration: Registration) => void
}

/** The registration of this browser or account, with what can be done with it. */
export function RegisteredCard({ campaign, registration, isSignedIn, wasKnown, onChange }: RegisteredCardProps) {
  const t = useText()
  const dayOf = useDay()
  const title = useRef<HTMLHeadingElement>(null)
  const { ending, isOfAccount, isBound } = registration
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true }) // the form is gone
  }, [])
  return (
    <section className={styles.card} aria-labelledby="panel">
      <h2 id="panel" ref={title} tabIndex={-1} className={styles.title}>
        {t('campaign.mine.title')}
      </h2>
      <p role="status">
        {wasKnown ? t('campaign.mine.known') : t('campaign.mine.number', { ending })}{' '}
        {t('campaign.mine.next', { date: dayOf(campaign.rewardsFrom) })}
      </p>
      {isOfAccount && (
        <p className={styles.linked}>
          <Icon name="info" /> {t('campaign.mine.linked')}
        </p>
      )}
      {!isSignedIn && (
        <p className={styles.small}>
          {t('campaign.mine.browserOnly')}{' '}
          <SignInLink inDialog className={styles.link}>
            {t('campaign.mine.signIn')}
          </SignInLink>
        </p>
      )}
      {isSignedIn && !isOfAccount && (
        <LinkPhone campaign={campaign} lead={t('campaign.mine.takeAlong')} onLinked={onChange} />
      )}
      {isOfAccount && <BindingPart campaign={campaign} />}
      {campaign.phase === 'open' && !isBound && <CancelPart onCancelled={onChange} />}
    </section>
  )
}

/** Cancels after a confirmation that says what is lost. */
function CancelPart({ onCancelled }: { onCancelled: (registration: Registration) => void }) {
  const t = useText()
  const { ask } = usePageContext()
  const [isAsking, setIsAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  const cancel = async () => {
    const answer = await ask(registrationCalls.cancelRegistration, { sure: true })
    if (answer.ok) onCancelled(answer.data.registration)
    else setFault(answer.error)
  }
  if (!isAsking) {
    return (
      <p>
        <button type="button" className={styles.link} onClick={() => setIsAsking(true)}>
          {t('campaign.mine.cancel')}
        </button>
      </p>
    )
  }
  return (
    <div ref={question} tabIndex={-1} className={styles.question}>
      <p>{t('campaign.mine.cancelSure')}</p>
      {fault && <FieldFault id="cancel-fault" fault={fault} />}
      <div className={styles.choices}>
        <Button variant="solid" onClick={() => setIsAsking(false)}>
          {t('campaign.mine.cancelNo')}
        </Button>
        <Button variant="outline" onClick={() => void cancel()}>
          {t('campaign.mine.cancelYes')}
        </Button>
      </div>
    </div>
  )
}
