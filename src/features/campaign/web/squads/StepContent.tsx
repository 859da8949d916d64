import { useText } from '#src/core/web/texts/text.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { SignInLink } from '#src/ui/SignInLink.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import type { SquadView } from '../../squads.contract.ts'
import { HoldNotes } from '../HoldNotes.tsx'
import { PhaseLead } from '../PhaseLead.tsx'
import { LinkPhone } from '../registration/LinkPhone.tsx'
import { RegistrationForm } from '../registration/RegistrationForm.tsx'
import { useRegistration } from '../registration/useRegistration.ts'
import { BindCharacter } from '../rewards/BindCharacter.tsx'
import { FindSquad } from './FindSquad.tsx'
import type { SquadAnswer } from './OwnSquad.tsx'
import styles from './SquadPanel.module.css'

interface StepContentProps {
  campaign: Campaign
  view: SquadView
  onAnswer: (answer: SquadAnswer) => string | undefined
  /** Called when a step is done. */
  onStep: () => void
}

/** What a player does in the step that is next. */
export function StepContent({ campaign, view, onAnswer, onStep }: StepContentProps) {
  const t = useText()
  if (view.next === 'sign-in') {
    return (
      <>
        <p>{t('squad.signIn')}</p>
        <SignInLink inDialog className={buttonClass({ variant: 'main', className: styles.main })}>
          {t('squad.step.sign-in')}
        </SignInLink>
      </>
    )
  }
  if (view.next === 'phone') return <ProvePhone campaign={campaign} view={view} onStep={onStep} />
  if (view.next === 'character') return <BindCharacter campaign={campaign} onBound={onStep} />
  if (view.hadSquad) return <p role="status">{t('squad.errors.squad_before')}</p>
  return (
    <>
      <HoldNotes campaign={campaign} kinds={['joins']} />
      <FindSquad kept={view.kept} onAnswer={onAnswer} />
    </>
  )
}

function ProvePhone({ campaign, view, onStep }: Omit<StepContentProps, 'onAnswer'>) {
  const t = useText()
  const { registration } = useRegistration()
  if (registration === undefined) return <p role="status">{t('squad.loading')}</p>
  if (registration?.state === 'registered') {
    return <LinkPhone campaign={campaign} lead={t('campaign.mine.takeAlong')} onLinked={onStep} />
  }
  return campaign.phase === 'open' ? (
    <RegistrationForm campaign={campaign} onDone={onStep} isInvited={view.kept !== null} />
  ) : (
    <PhaseLead campaign={campaign} />
  )
}
