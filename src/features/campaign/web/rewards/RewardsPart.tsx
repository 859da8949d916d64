import { useText } from '#src/core/web/texts/text.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { SignInLink } from '#src/ui/SignInLink.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import type { Registration } from '../../registration.contract.ts'
import { ConfirmOwner } from '../confirmation/ConfirmOwner.tsx'
import { FieldFault } from '../registration/FieldFault.tsx'
import { LinkPhone } from '../registration/LinkPhone.tsx'
import { BindCharacter } from './BindCharacter.tsx'
import { BoundTo } from './BoundTo.tsx'
import { RewardList } from './RewardList.tsx'
import styles from './RewardsPart.module.css'
import { useRewards } from './useRewards.ts'

interface RewardsPartProps {
  campaign: Campaign
  /** Undefined until it is known. */
  registration: Registration | null | undefined
  isSignedIn: boolean
  onLinked: (registration: Registration) => void
}

/** The way to the rewards: sign in, prove the phone, bind a character, claim. */
export function RewardsPart({ campaign, registration, isSignedIn, onLinked }: RewardsPartProps) {
  const t = useText()
  if (!isSignedIn) {
    return (
      <>
        <p>{t('campaign.rewards.signIn')}</p>
        <SignInLink inDialog className={buttonClass({ variant: 'main', className: styles.signIn })}>
          {t('campaign.mine.signIn')}
        </SignInLink>
      </>
    )
  }
  if (registration === undefined) return <p role="status">{t('campaign.rewards.loading')}</p>
  if (!registration?.isOfAccount) {
    return <LinkPhone campaign={campaign} lead={t('campaign.rewards.linkFirst')} onLinked={onLinked} />
  }
  return <LinkedRewards campaign={campaign} />
}

function LinkedRewards({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const { rewards, fault, waiting, take, claim, claimAll, stopWaiting } = useRewards()
  if (!rewards) {
    return fault ? (
      <FieldFault id="rewards-fault" fault={fault} />
    ) : (
      <p role="status">{t('campaign.rewards.loading')}</p>
    )
  }
  if (!rewards.binding) return <BindCharacter campaign={campaign} onBound={take} />
  return (
    <>
      <BoundTo binding={rewards.binding} />
      <RewardList rewards={rewards.rewards} onClaim={claim} onClaimAll={claimAll} />
      {fault && <FieldFault id="rewards-fault" fault={fault} />}
      {waiting && <ConfirmOwner onConfirmed={() => void waiting.claim()} onCancel={stopWaiting} />}
    </>
  )
}
