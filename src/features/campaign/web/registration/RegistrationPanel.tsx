import { useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../../campaign.contract.ts'
import type { Registration } from '../../registration.contract.ts'
import { PhaseLead } from '../PhaseLead.tsx'
import { RewardsPart } from '../rewards/RewardsPart.tsx'
import { RegisteredCard } from './RegisteredCard.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import styles from './RegistrationPanel.module.css'
import { useRegistration } from './useRegistration.ts'

interface RegistrationPanelProps {
  campaign: Campaign
  /** Called after a registration or a cancellation, which change the count. */
  onChange?: () => void
}

/** What a player can do in the campaign's phase: register, see or cancel the registration, collect rewards. */
export function RegistrationPanel({ campaign, onChange }: RegistrationPanelProps) {
  const t = useText()
  const { phase } = campaign
  const { registration, setRegistration, read, isSignedIn } = useRegistration()
  const [wasKnown, setWasKnown] = useState(false)
  const isRegistered = registration?.state === 'registered'
  const done = async (found: Registration | null) => {
    setWasKnown(found === null)
    if (found) setRegistration(found)
    else await read()
    onChange?.()
  }
  if (phase === 'rewards') {
    return (
      <section className={styles.card} aria-labelledby="panel">
        <h2 id="panel">{t('campaign.rewards.title')}</h2>
        <RewardsPart
          campaign={campaign}
          registration={registration}
          isSignedIn={isSignedIn}
          onLinked={setRegistration}
        />
      </section>
    )
  }
  if (phase === 'before' || phase === 'over') return null // the hero says all
  if (isRegistered) {
    return (
      <RegisteredCard
        campaign={campaign}
        registration={registration}
        isSignedIn={isSignedIn}
        wasKnown={wasKnown}
        onChange={(changed) => void done(changed)}
      />
    )
  }
  return (
    <section className={styles.card} aria-labelledby="panel">
      <h2 id="panel">{t('campaign.form.title')}</h2>
      {phase === 'open' ? (
        <>
          {registration?.state === 'cancelled' && (
            <p role="status" className={styles.note}>
              {t('campaign.mine.cancelled', { ending: registration.ending })}
            </p>
          )}
          <RegistrationForm campaign={campaign} onDone={(found) => void done(found)} />
        </>
      ) : (
        <PhaseLead campaign={campaign} />
      )}
    </section>
  )
}
